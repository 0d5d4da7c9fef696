#!/usr/bin/env node
/** The command `framewright`: installs what is missing, and runs on the Node of this project. Plain JavaScript, like `install.mjs`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (file) => fileURLToPath(new URL(file, import.meta.url));
await import('./install.mjs');
const child = spawn(path('../node_modules/.bin/node'), [path('./framewright.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// The child hears the terminal's signals itself.
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
