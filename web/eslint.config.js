import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The data of a drawing: an SVG path, or the strokes of an emblem. */
const DRAWING = '(^|[\'"`])\\s*[Mm]\\s?-?\\d|^\\s*(wash|ink|fine): `';

/** The rooms of the client, lowest first. A room imports from itself and from the rooms before it. */
const ROOMS = ['base', 'lang', 'api', 'lib', 'ui', 'boards', 'table', 'pages'];

const above = (room) => ROOMS.slice(ROOMS.indexOf(room) + 1);
const layers = ROOMS.slice(0, -1).map((room) => ({
  files: [`src/${room}/**/*.{ts,svelte}`],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: above(room).flatMap((each) => [`**/${each}`, `**/${each}/**`]),
            message: `src/${room} is below this room: see ROOMS in eslint.config.js.`,
          },
        ],
      },
    ],
  },
}));

export default ts.config(
  {
    ignores: [
      '.svelte-check',
      'coverage',
      'dist',
      'node_modules',
      'shots',
      'src/api/schema.d.ts',
      'test-results',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier formats: the rules of style that would contradict it are off.
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Playwright reads from the pattern which fixtures a fixture needs.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A Map or Set that nothing on a page reads need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // Prettier wraps code; comments and markup it leaves as they are.
      'max-len': ['error', { code: 120, ignorePattern: DRAWING, ignoreUrls: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  // In these folders lines are drawings.
  { files: ['src/boards/*/art/*.ts'], rules: { 'max-len': 'off' } },
  ...layers,
  // TypeScript knows every name; ESLint does not know types.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
);
