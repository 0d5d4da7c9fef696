import { drawFrame, drawPlant, drawShelf, rect } from '../decor.ts';
import { drawFigure } from '../figure.ts';
import type { PeopleScene } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { lighten } from '../tint.ts';

export function stageCall(scene: PeopleScene, { w, h }: Extent): string {
  const { cast, colors, seed, layout } = scene;
  const walls = [
    lighten(colors.accent, 0.62),
    lighten(colors.second, 0.62),
    colors.wall,
    lighten(colors.sky, 0.45),
    lighten(colors.leaf, 0.66),
    lighten(colors.wood, 0.6),
  ];
  const tiles = layTiles(scene, w, h - BAR).map(({ x, y, w: tileW, h: tileH }, index) => {
    const person = cast[index]!;
    const size = Math.min(tileH / 430, tileW / 330);
    const clip = `t${index}`;
    const decor = [
      drawShelf(x + tileW * 0.62, y + 20, tileW * 0.34, 2, colors, seed + index),
      drawFrame(x + tileW * 0.7, y + tileH * 0.12, 110, 140, colors, index),
      drawPlant(x + tileW * 0.86, y + tileH, 1.1, colors, index),
      drawFrame(x + tileW * 0.08, y + tileH * 0.14, 120, 90, colors, index + 1),
    ][(seed + index) % 4]!;
    const pose = (['seated', 'talking', 'wave', 'folded', 'mug', 'chin'] as const)[(seed + index * 5) % 6]!;
    return (
      `<defs><clipPath id="${clip}"><rect x="${x}" y="${y}" width="${tileW}" height="${tileH}" rx="20"/></clipPath></defs><g clip-path="url(#${clip})">` +
      rect(x, y, tileW, tileH, walls[(seed + index) % walls.length]!) +
      (layout.furniture === 'bare' ? '' : decor) +
      drawFigure(
        person,
        pose,
        { x: x + tileW / 2, y: y + tileH - 214 * size, scale: size, bust: true, mirrored: index % 2 === 1 },
        scene,
      ) +
      `</g>` +
      (index === 0
        ? `<rect x="${x}" y="${y}" width="${tileW}" height="${tileH}" rx="20" fill="none" stroke="${colors.accent}" stroke-width="9"/>`
        : '') +
      `<rect x="${x + 18}" y="${y + tileH - 46}" width="${Math.min(150, tileW * 0.4)}" height="28" rx="14" fill="#0c1026" opacity=".6"/><rect x="${x + 34}" y="${y + tileH - 36}" width="${Math.min(150, tileW * 0.4) - 40}" height="8" rx="4" fill="#fff" opacity=".85"/>`
    );
  });
  const buttons = [
    lighten('#20263a', 0.2),
    lighten('#20263a', 0.2),
    '#e2475b',
    lighten('#20263a', 0.2),
    lighten('#20263a', 0.2),
  ]
    .map(
      (fill, index) =>
        `<circle cx="${w / 2 + (index - 2) * 88}" cy="${h - BAR / 2 - 4}" r="31" fill="${fill}"/>${CALL_ICONS[index]!.replace('X', String(w / 2 + (index - 2) * 88)).replace('Y', String(h - BAR / 2 - 4))}`,
    )
    .join('');
  return `<rect width="${w}" height="${h}" fill="#20263a"/>${tiles.join('')}${buttons}`;
}

/** Room for the buttons below. */
const BAR = 104;
const GAP = 18;

interface Tile {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A grid; or the speaker large and the others in a strip; or only two tiles for a minimalist composition. */
function layTiles({ cast, layout }: PeopleScene, w: number, h: number): Tile[] {
  if (layout.furniture === 'spare') {
    const inset = { x: w * 0.12, y: h * 0.16, w: w * 0.76, h: h * 0.68 };
    return w > h ? layGrid(inset, 2, 1) : layGrid(inset, 1, 2);
  }
  if (layout.zoom > 1 || layout.middle === 0.5) return laySpeaker(layout.slide, w, h);
  const seen = layout.share < 0.8 ? Math.min(4, cast.length) : cast.length;
  const columns = Math.min(seen, Math.max(1, Math.round(Math.sqrt((seen * w) / h))));
  // Only full rows: a call with gaps looks broken.
  return layGrid({ x: 0, y: 0, w, h }, columns, Math.max(1, Math.floor(seen / columns)));
}

function layGrid(area: Tile, columns: number, rows: number): Tile[] {
  const tileW = (area.w - GAP * (columns + 1)) / columns;
  const tileH = (area.h - GAP * (rows + 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: area.x + GAP + (index % columns) * (tileW + GAP),
    y: area.y + GAP + Math.floor(index / columns) * (tileH + GAP),
    w: tileW,
    h: tileH,
  }));
}

/** The strip is beside the speaker in wide pictures, and below in others. */
function laySpeaker(slide: number, w: number, h: number): Tile[] {
  if (w > h * 1.2) {
    const strip = w * 0.26;
    const left = slide < 0 ? 0 : w - strip;
    const big = layGrid({ x: slide < 0 ? strip : 0, y: 0, w: w - strip + GAP, h }, 1, 1);
    return [...big, ...layGrid({ x: left, y: 0, w: strip, h }, 1, 3)];
  }
  const strip = h * 0.26;
  const big = layGrid({ x: 0, y: 0, w, h: h - strip + GAP }, 1, 1);
  return [...big, ...layGrid({ x: 0, y: h - strip, w, h: strip }, 3, 1)];
}

/** White line drawings on the round buttons of a call; X and Y stand for the button's middle. */
const CALL_ICONS = [
  '<g transform="translate(X Y)" fill="none" stroke="#fff" stroke-width="4"><rect x="-6" y="-15" width="12" height="20" rx="6"/><path d="M-12 0C-12 14 12 14 12 0M0 11V17"/></g>',
  '<g transform="translate(X Y)" fill="#fff"><rect x="-15" y="-9" width="20" height="18" rx="4"/><path d="M7 -3L16 -9V9L7 3Z"/></g>',
  '<g transform="translate(X Y) rotate(135)" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"><path d="M-11 8C-14 0 -8 -10 0 -12M-11 8L-4 10M0 -12L4 -6"/></g>',
  '<g transform="translate(X Y)" fill="none" stroke="#fff" stroke-width="4"><rect x="-15" y="-11" width="30" height="20" rx="3"/><path d="M-6 15H6"/></g>',
  '<g transform="translate(X Y)" fill="#fff"><circle cx="-10" cy="0" r="3.5"/><circle cx="0" cy="0" r="3.5"/><circle cx="10" cy="0" r="3.5"/></g>',
];
