/** Builds the pages as a start would: not at all when they are fresh. */
import { fileURLToPath } from 'node:url';
import { buildPages } from '#main/pages/build-pages';

try {
  await buildPages(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
