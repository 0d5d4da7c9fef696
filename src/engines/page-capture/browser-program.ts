import { fileURLToPath } from 'node:url';

/** The program that drives Chromium and reads pages. Its messages are in `messages.ts`. */
export const BROWSER_PROGRAM = fileURLToPath(new URL('./browser-process.ts', import.meta.url));
