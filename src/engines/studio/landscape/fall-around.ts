import { createRandom, type Random } from '../math/seeded-random.ts';
import { type Frame, offsetOf, type ViewFrames } from './frame.ts';

const AROUND = 0x6b3a;

/**
 * Drops or flakes over the whole frame, in its pixels: those of the inner one where they are in the picture that is seen wider, and others
 * around it.
 * @param count for the inner frame
 */
export function fallAround<Drop extends { x: number; y: number }>(
  { frame, inner }: ViewFrames,
  { count, seed }: { count: number; seed: number },
  fall: (random: Random, frame: Frame) => Drop,
): Drop[] {
  const fallOver = (over: Frame, number: number, own: number) => {
    const random = createRandom(own);
    return Array.from({ length: Math.round(number) }, () => fall(random, over));
  };
  const drops = fallOver(inner, count, seed);
  const area = (frame.width * frame.height) / (inner.width * inner.height);
  if (area === 1) return drops;
  const { x: left, y: top } = offsetOf({ frame, inner });
  const isAround = ({ x, y }: Drop) =>
    x < left || x >= left + inner.width || y < top || y >= top + inner.height;
  return [
    ...drops.map((drop) => ({ ...drop, x: drop.x + left, y: drop.y + top })),
    ...fallOver(frame, count * area, seed ^ AROUND).filter(isAround),
  ];
}
