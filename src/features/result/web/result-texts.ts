import type { Generation } from '#features/generations/contract/generations';
import { queueText } from '#features/generations/web/queue-text';

/** Announced to screen readers; progress in quarters, not at every poll. */
export function statusText({ status, canceledAt, progress, queuePosition }: Generation): string {
  if (status === 'completed') return 'Your picture is ready';
  if (status === 'failed') return canceledAt === null ? 'Generation failed' : 'Generation canceled';
  if (queuePosition !== null) return `Creating your AI photo... ${queueText(queuePosition)}`;
  const quarters = Math.floor(progress * 4) * 25;
  return `Creating your AI photo...${quarters > 0 ? ` ${quarters}% done` : ''}`;
}
