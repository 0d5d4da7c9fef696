import type { Generation } from '#contract/generations';
import type { Model } from '#contract/models';

/** The name of the template that the result was made with. */
export function modelName(modelId: Generation['modelId'], models: readonly Model[] | undefined): string {
  const model = models?.find(({ id }) => String(id) === String(modelId));
  return model?.name ?? 'AI Fashion Photo';
}

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
