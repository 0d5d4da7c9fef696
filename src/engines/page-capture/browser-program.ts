import { fileURLToPath } from 'node:url';

/** The program that drives Chromium and reads pages; `messages.ts` has what it is sent and answers. */
export const BROWSER_PROGRAM = fileURLToPath(new URL('./browser-process.ts', import.meta.url));
