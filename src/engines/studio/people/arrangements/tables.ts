import { createRandom } from '../../math/seeded-random.ts';
import { drawLaptop, drawMug, drawPlant, rect } from '../decor.ts';
import { drawFigure } from '../figure.ts';
import type { PeopleScene } from '../people-scene.ts';
import type { PoseName } from '../poses.ts';
import type { Extent } from '../rooms.ts';
import { darken, lighten } from '../tint.ts';

/** In tall pictures two sit and the others stand behind them. */
const TALL_SEATS = 2;

export function stageMeeting(scene: PeopleScene, { w, h, tall, group }: Extent): string {
  const random = createRandom(scene.seed);
  const { colors, layout } = scene;
  const tableY = h * 0.82;
  const all = scene.cast.length;
  const seats = tall ? TALL_SEATS : layout.furniture === 'spare' ? Math.ceil(all * 0.6) : all;
  const sitting = scene.cast.slice(0, seats);
  const step = (group.width * 0.94) / seats;
  const size =
    Math.min(tall ? 1.62 : 1.5, step / 272, (h * 0.62) / 440) * (seats < 2 ? 1 : Math.sqrt(group.size));
  const place = (index: number) => group.left + group.width * 0.03 + step * (index + 0.5);
  const neck = tableY - 286 * size;
  const behind = tall && layout.furniture !== 'spare' ? scene.cast.slice(seats) : [];
  const standing = behind.map((person, index, { length }) => {
    const x = group.left + group.width * (0.5 + ((index + 0.5) / length - 0.5) * 0.98);
    const pose = random.pick(['folded', 'hip', 'tablet'] as const);
    const lift = 250 * size + (index % 2) * 60;
    return {
      x,
      svg: drawFigure(
        person,
        pose,
        { x, y: neck - lift, scale: size * 0.88, mirrored: x > group.middle },
        scene,
      ),
    };
  });
  const figures = sitting.map((person, index) => {
    const x = place(index);
    const pose = random.pick(['typing', 'talking', 'chin', 'mug', 'typing', 'folded'] as const);
    const y = neck - (tall ? 0 : (index % 2) * 14);
    return drawFigure(person, pose, { x, y, scale: size, bust: true, mirrored: x > group.middle }, scene);
  });
  const things = sitting.map((_, index) => {
    const x = place(index);
    if (index % 2 === 0)
      return drawLaptop(x, tableY + 46, size * 0.92, index % 4 ? colors.second : colors.accent);
    if (layout.furniture === 'bare') return '';
    return (
      drawMug(x + 60 * size, tableY + 58, size, colors.accent) + drawPapers(x - 40 * size, tableY + 56, size)
    );
  });
  return (
    standing.map(({ svg }) => svg).join('') +
    figures.join('') +
    drawTable(w, h, tableY, colors.wood) +
    things.join('')
  );
}

export function stageRemoteWork(
  scene: PeopleScene,
  { w, h, tall, group }: Extent,
  poses: readonly PoseName[] = ['typing', 'mug', 'chin', 'talking'],
): string {
  const { cast, colors, seed, layout } = scene;
  const deskY = h * 0.79;
  const size =
    (tall ? Math.min(2.3, (group.width * 0.8) / 330) : Math.min(1.75, (h * 0.62) / 440, (w * 0.62) / 330)) *
    group.size;
  const side = seed % 2 ? -1 : 1;
  const x = layout.middle === undefined ? w * (0.5 + 0.04 * side) : group.middle;
  const chair = rect(
    x - 120 * size,
    deskY - 300 * size,
    240 * size,
    330 * size,
    darken(colors.second, 0.12),
    60 * size,
  );
  const lampX = w * (0.5 - 0.34 * side);
  const lamp = `<g transform="translate(${lampX} ${deskY + 8}) scale(${size * (tall ? 1 : 0.8)})"><path d="M0 0L40 -150L-30 -270" fill="none" stroke="${darken(colors.accent, 0.2)}" stroke-width="12" stroke-linejoin="round"/><path d="M-30 -270L-96 -240L-64 -190Z" fill="${colors.accent}" stroke="${colors.accent}" stroke-width="24" stroke-linejoin="round"/><ellipse cx="0" cy="0" rx="60" ry="12" fill="${darken(colors.accent, 0.2)}"/></g>`;
  const extras =
    layout.furniture === 'full'
      ? drawPapers(x - 330 * side * size * 0.85, deskY + 60, size) +
        drawPlant(w - lampX, deskY + 44, 0.62 * size, colors, seed % 6)
      : '';
  return (
    chair +
    drawFigure(
      cast[0]!,
      poses[seed % poses.length]!,
      { x, y: deskY - 288 * size, scale: size, bust: true, mirrored: side < 0 },
      scene,
    ) +
    drawTable(w, h, deskY, colors.wood) +
    (layout.furniture === 'bare' ? '' : lamp) +
    drawLaptop(x + 60 * side, deskY + 52, size * 1.02, colors.accent) +
    drawMug(x - 215 * side * size * 0.9, deskY + 58, size, colors.second) +
    extras
  );
}

/** Wider than the picture, which may be tilted. */
function drawTable(w: number, h: number, y: number, wood: string): string {
  return (
    `<rect x="${-w}" y="${y}" width="${w * 3}" height="${h}" fill="${lighten(wood, 0.3)}"/>` +
    rect(-w, y, w * 3, 10, lighten(wood, 0.55)) +
    rect(-w, h - (h - y) * 0.28, w * 3, h, darken(wood, 0.04))
  );
}

function drawPapers(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-62 0L-40 -30H48L66 0Z" fill="#fff"/><path d="M-34 -22H32M-42 -12H24" stroke="#c3ccd9" stroke-width="4"/><path d="M34 -34L62 -6" stroke="#2f6fd0" stroke-width="6" stroke-linecap="round"/></g>`;
}
