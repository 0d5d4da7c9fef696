import type { Block, Field } from './block.ts';

/** Factor on a block's value without a text. */
const LOSS: Record<Field, number> = {
  headline: 0.4,
  cta: 0.4,
  brandName: 0.7,
  callout: 0.8,
  description: 0.7,
};

/** The larger headline wins, weighted by the lost texts. */
export function betterOf(first: () => Block, second: () => Block): Block {
  const made: Block[] = [];
  let refusal: unknown;
  for (const attempt of [first, second])
    try {
      made.push(attempt());
    } catch (error) {
      refusal = error;
    }
  if (made.length === 0) throw refusal;
  const worth = ({ size, dropped, shortened }: Block) =>
    [...dropped.map((field) => LOSS[field]), ...shortened.map(() => LOSS.headline)].reduce(
      (product, loss) => product * loss,
      size,
    );
  return made.sort((a, b) => worth(b) - worth(a))[0]!;
}
