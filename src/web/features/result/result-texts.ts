import type { Generation } from '#contract/generations';

/** Where a generation stands before it has begun. */
export function queueText(queuePosition: number): string {
  return queuePosition === 0 ? 'Next in line' : `${queuePosition} ahead of yours in the queue`;
}

/** What a screen reader is told as the result comes along; quarters only, not every poll. */
export function statusText({ status, progress, queuePosition }: Generation): string {
  if (status === 'completed') return 'Your photo is ready';
  if (status === 'failed') return 'Generation failed';
  if (queuePosition !== null) return `Creating your AI photo... ${queueText(queuePosition)}`;
  const quarters = Math.floor(progress * 4) * 25;
  return `Creating your AI photo...${quarters > 0 ? ` ${quarters}% done` : ''}`;
}
