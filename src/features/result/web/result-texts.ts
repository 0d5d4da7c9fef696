import type { Generation } from '#features/generations/contract/generations';
import { generationName } from '#features/generations/web/generation-name';
import { queueText } from '#features/generations/web/queue-text';

/** Announced to screen readers; progress in quarters, not at every poll. */
export function statusText({ status, canceledAt, progress, queuePosition }: Generation): string {
  if (status === 'completed') return 'Your picture is ready';
  if (status === 'failed') return canceledAt === null ? 'Generation failed' : 'Generation canceled';
  if (queuePosition !== null) return `Creating your AI photo... ${queueText(queuePosition)}`;
  const quarters = Math.floor(progress * 4) * 25;
  return `Creating your AI photo...${quarters > 0 ? ` ${quarters}% done` : ''}`;
}

/** The tab's title: its reader may look at another tab while the picture is made. */
export function tabTitle(generation: Generation): string {
  if (generation.status === 'failed') return statusText(generation);
  const whole = Array.from(generationName(generation, 'Your picture'));
  const name = whole.length > 50 ? `${whole.slice(0, 49).join('')}…` : whole.join('');
  return generation.status === 'completed' ? name : `Creating: ${name}`;
}
