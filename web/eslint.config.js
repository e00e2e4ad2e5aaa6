import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The data of a drawing: an SVG path. */
const DRAWING = '(^|[\'"`])\\s*[Mm]\\s?-?\\d';

export default ts.config(
  { ignores: ['coverage', 'dist', 'node_modules', 'shots', 'src/api/schema.d.ts', 'test-results'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier formats: the rules of style that would contradict it are off.
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Prettier wraps code; comments and markup it leaves as they are.
      'max-len': ['error', { code: 120, ignorePattern: DRAWING, ignoreUrls: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  // TypeScript knows every name; ESLint does not know types.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
);
