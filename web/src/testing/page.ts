/** For tests of components: what one test has shown is gone before the next, and the client speaks English. */
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { language } from '../lang/words.svelte';

afterEach(cleanup);
beforeAll(() => language.speak('en'));
