import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { mount } from 'svelte';
import { transport } from '$transport';
import { live } from './api/live.svelte';
import App from './App.svelte';
import { attend } from './lib/attention';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { language, preferredLang } from './lang/words.svelte';
import { pages } from './pages';

// Everything is asked for at once: on a slow line, waiting in turn takes longest.
const words = language.speak(preferredLang());
void session.load(words);
const { page, params } = router.route;
if (page === 'match') live.warm(params.id!);
pages[page]?.().catch(() => null); // The shell asks for it again, and shows an error if that fails.
await words;
const target = document.getElementById('app')!;
target.replaceChildren(); // What index.html says if the scripts do not arrive.
mount(App, { target });
transport.enlist();
attend();
