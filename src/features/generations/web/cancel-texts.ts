import { creditsText } from '#features/credits/web/credits-text';
import type { Generation } from '../contract/generations.ts';

type Cancelable = Pick<Generation, 'cancelCost' | 'canceledAt' | 'imageCount'>;

/** Such as `Cancel` while it is free, then `Cancel · 1 credit`. */
export function cancelLabel({ cancelCost }: Pick<Cancelable, 'cancelCost'>): string {
  return cancelCost ? `Cancel · ${creditsText(cancelCost)}` : 'Cancel';
}

/** The note beside the button. */
export function cancelNote({ cancelCost, canceledAt, imageCount }: Cancelable): string {
  if (canceledAt !== null) return 'Canceling…';
  if (!cancelCost) return 'Canceling is free now.';
  return `${charge(cancelCost)} for ${begun(imageCount)}.`;
}

/** The dialog before a paid cancellation. @param cost credits for all of them together */
export function cancelQuestion(
  generations: readonly Pick<Cancelable, 'imageCount'>[],
  cost: number,
): { title: string; description: string; action: string } {
  const [first] = generations;
  const isOne = generations.length === 1 && first !== undefined;
  const what = isOne ? begun(first.imageCount) : 'the pictures already started';
  const rest = isOne && first.imageCount === 1 ? '' : ' The others cost nothing.';
  return {
    title: isOne ? 'Cancel this generation?' : `Cancel ${generations.length} generations?`,
    description: `${charge(cost)} for ${what}, because the model has already started. If a picture is delivered anyway, you keep it.${rest}`,
    action: `Cancel for ${creditsText(cost)}`,
  };
}

function charge(credits: number): string {
  return `${creditsText(credits)} ${credits === 1 ? 'is' : 'are'} charged`;
}

function begun(imageCount: number): string {
  return imageCount === 1 ? 'the picture already started' : 'what has already started';
}
