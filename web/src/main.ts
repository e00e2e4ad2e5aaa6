import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { mount } from 'svelte';
import { live } from './api/live.svelte';
import App from './App.svelte';
import { enlist } from './lib/push';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { language, preferredLang } from './lang/words.svelte';
import { pages } from './pages';

// Everything at once: on a slow line what waits for something else is what one waits for.
const words = language.speak(preferredLang());
void session.load(words);
const { page } = router.route;
if (page === 'match') live.warm();
pages[page]?.().catch(() => null); // The shell asks for it again, and says so where it cannot be had.
await words;
mount(App, { target: document.getElementById('app')! });
enlist();
