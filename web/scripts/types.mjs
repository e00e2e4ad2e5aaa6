// Types of the API, made from what the server itself says of it. PYTHON names the interpreter.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? 'python';
const described = execFileSync(python, ['-m', 'bottega.server.openapi'], {
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const types = astToString(await openapiTS(JSON.parse(described.toString()), { defaultNonNullable: false }));
writeFileSync(new URL('../src/api/schema.d.ts', import.meta.url), types);

// The views of the games, as their boards read them.
execFileSync(python, ['-m', 'tools.view_types'], {
  cwd: new URL('../..', import.meta.url),
  stdio: 'inherit',
});
