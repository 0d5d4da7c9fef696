import { expect } from 'vitest';
import { descendantsOf, isAlive, type Run } from './run-start.ts';

/** Ends a run like Ctrl-C, and checks that no process is left. */
export async function interrupt(run: Run): Promise<void> {
  const below = descendantsOf(run.child.pid!);
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  await expect.poll(() => below.filter(isAlive)).toEqual([]);
}
