import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { enlist } from './lib/push';
import { session } from './lib/session.svelte';
import { language, preferredLang } from './lib/words.svelte';

await language.speak(preferredLang());
mount(App, { target: document.getElementById('app')! });
void session.load();
enlist();
