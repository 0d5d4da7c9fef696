import { rect } from '../decor.ts';
import type { PeopleScene } from '../people-scene.ts';
import { isOutdoors } from '../rooms/outdoors.ts';
import { darken, lighten } from '../tint.ts';

/** Where a seat stands: the middle of its foot, its scale, and the distance between its outer sitters. */
interface SeatSpot {
  x: number;
  ground: number;
  scale: number;
  span: number;
}

/** Units from the ground to what is sat on. */
export const SEAT_HEIGHT = 304;

/** A chair or sofa indoors, a bench outdoors; for several a bench or a sofa. */
export function drawSeat(
  { colors, setting }: Pick<PeopleScene, 'colors' | 'setting'>,
  { x, ground, scale, span }: SeatSpot,
): string {
  const half = span / 2 / scale;
  const at = (dx: number, dy: number, wide: number, high: number, fill: string, radius = 12) =>
    rect(x + dx * scale, ground + dy * scale, wide * scale, high * scale, fill, radius * scale);
  if (isOutdoors(setting)) {
    const wood = colors.wood;
    return (
      at(-190 - half, -240, 24, 240, '#4a5060') +
      at(170 + half, -240, 24, 240, '#4a5060') +
      at(-220 - half, -430, 444 + half * 2, 44, wood) +
      at(-220 - half, -370, 444 + half * 2, 44, darken(wood, 0.08)) +
      at(-230 - half, -254, 464 + half * 2, 46, darken(wood, 0.14))
    );
  }
  if (setting === 'living-room' || half > 0) {
    const sofa = lighten(colors.second, 0.1);
    return (
      at(-250 - half, -60, 26, 60, darken(colors.wood, 0.25), 6) +
      at(226 + half, -60, 26, 60, darken(colors.wood, 0.25), 6) +
      at(-262 - half, -540, 526 + half * 2, 400, sofa, 46) +
      at(-282 - half, -262, 566 + half * 2, 210, darken(sofa, 0.1), 30) +
      at(-310 - half, -350, 76, 300, darken(sofa, 0.16), 34) +
      at(236 + half, -350, 76, 300, darken(sofa, 0.16), 34)
    );
  }
  const fill = colors.accent;
  return (
    at(-110, -200, 24, 200, darken(colors.wood, 0.25), 6) +
    at(88, -200, 24, 200, darken(colors.wood, 0.25), 6) +
    at(-136, -560, 272, 380, fill, 46) +
    at(-170, -330, 60, 160, darken(fill, 0.12), 26) +
    at(112, -330, 60, 160, darken(fill, 0.12), 26) +
    at(-140, -262, 280, 76, darken(fill, 0.08), 26)
  );
}
