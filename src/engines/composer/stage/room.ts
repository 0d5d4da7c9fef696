import type { AdInput, Rect, Shape } from '../ad-input.ts';
import type { BlockOptions } from '../text/block.ts';

/** Pixels between content and edge. */
export function marginOf(shape: Shape, width: number, height: number): number {
  if (shape === 'leaderboard') return Math.min(Math.max(height * 0.13, 2), 56);
  if (shape === 'skyscraper') return Math.max(width * 0.09, 2);
  return Math.max(Math.min(width, height) * 0.072, 2);
}

/** The area inside margins and safe area, in reading direction. */
export function innerRect({ width, height, safeArea }: AdInput, margin: number, isRtl: boolean): Rect {
  const { top = 0, right = 0, bottom = 0, left = 0 } = safeArea ?? {};
  const start = Math.max(isRtl ? right : left, margin);
  const end = Math.max(isRtl ? left : right, margin);
  const [above, below] = [Math.max(top, margin), Math.max(bottom, margin)];
  return { x: start, y: above, width: width - start - end, height: height - above - below };
}

/** Default text options of a layout. */
export function defaultsOf(shape: Shape, rect: Rect): Omit<BlockOptions, 'flow' | 'smallest' | 'isRtl'> {
  const base = { align: 'start', anchor: 'middle' } as const;
  if (shape === 'leaderboard')
    return { ...base, largest: rect.height * 0.5, headlineLines: 2, descriptionLines: 2 };
  if (shape === 'skyscraper')
    return { ...base, largest: rect.width * 0.24, headlineLines: 7, descriptionLines: 7 };
  return {
    ...base,
    largest: Math.min(rect.width * 0.17, rect.height * 0.34),
    headlineLines: shape === 'banner' ? 5 : 6,
    descriptionLines: shape === 'portrait' ? 5 : 4,
  };
}
