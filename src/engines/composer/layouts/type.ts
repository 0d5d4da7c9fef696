import { wcagContrast } from 'culori';
import { inkOn } from '../color/palette.ts';
import type { Stage } from '../stage/stage.ts';

/** No picture: large letters on the brand's color, with rings of a shade in the corner. */
export function typeLed(stage: Stage): void {
  const { width, height, inner, margin, shape, palette } = stage;
  stage.fill('background', { x: 0, y: 0, width, height }, palette.brand);
  const reach = Math.min(Math.max(width, height) * 0.5, Math.min(width, height) * 1.1);
  const thick = reach * 0.16;
  for (const ring of [0.92, 0.52])
    stage.circle('background', width, shape === 'leaderboard' ? height : 0, reach * ring, 'none', {
      stroke: { paint: palette.shade, width: thick },
    });
  const isLine = shape === 'leaderboard';
  const block = stage.fit(inner, {
    flow: isLine ? 'either' : 'column',
    brandAt: isLine ? 'words' : 'top',
    anchor: isLine ? 'middle' : 'bottom',
    largest: isLine
      ? height * 0.5
      : shape === 'skyscraper'
        ? inner.width * 0.28
        : Math.min(inner.width * 0.18, inner.height * 0.3),
  });
  stage.place(block, [palette.brand, palette.shade]);
  if (!isLine) {
    const bounds = stage.boundsOf({ ...block, bounds: headlineBox(block) });
    const bar = {
      x: bounds.x,
      y: bounds.y - block.size * 0.62,
      width: block.size * 1.1,
      height: Math.max(2, block.size * 0.09),
    };
    if (bar.y > inner.y + block.size && margin > 6) stage.fill('decoration', bar, accentOn(stage));
  }
}

function headlineBox({ items, bounds }: ReturnType<Stage['fit']>) {
  return items.find(({ role }) => role === 'headline')?.box ?? bounds;
}

function accentOn({ palette }: Stage): string {
  return wcagContrast(palette.accent, palette.brand) < 2 ? inkOn([palette.brand], palette) : palette.accent;
}
