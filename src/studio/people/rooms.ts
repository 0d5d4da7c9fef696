import { createRandom, type Random } from '../maths/seeded-random.ts';
import { drawClock, drawFrame, drawPendant, drawPlant, drawShelf, drawWindow, rect } from './decor.ts';
import type { PeopleScene, Setting } from './people-scene.ts';
import { blend, darken, lighten } from './tint.ts';

/** The picture's size in units; its shorter side is 1000. */
export interface Extent {
  w: number;
  h: number;
  /** Where the floor meets the wall. */
  floor: number;
}

/** Walls, floor and what stands along them. */
export function drawRoom(scene: PeopleScene, extent: Extent): string {
  const { colours } = scene;
  const { w, h, floor } = extent;
  const shell =
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.wall}"/><stop offset="1" stop-color="${colours.wallShade}"/></linearGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.floor}"/><stop offset="1" stop-color="${darken(colours.floor, 0.16)}"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#wall)"/><rect y="${floor}" width="${w}" height="${h - floor}" fill="url(#floor)"/>` +
    rect(0, floor - 12, w, 12, lighten(colours.wall, 0.45));
  return shell + dressings[scene.setting](scene, extent, createRandom(scene.seed ^ 0x2f6e2b1));
}

const dressings: Record<Setting, (scene: PeopleScene, extent: Extent, random: Random) => string> = {
  office: ({ colours, seed }, { w, h, floor }, random) => {
    const count = Math.max(2, Math.round(w / 400));
    const gap = w / count;
    const top = h * 0.09;
    const tall = floor * random.between(0.52, 0.66);
    let out = '';
    for (let pane = 0; pane < count; pane++)
      out += drawWindow(gap * (pane + 0.08), top, gap * 0.84, tall, colours, seed + pane * 7, `p${pane}`);
    if (random.chance(0.7))
      for (let lamp = 0; lamp < count; lamp++)
        out += drawPendant(
          gap * (lamp + 0.5),
          h * random.between(0.05, 0.12),
          lamp % 2 ? colours.second : colours.accent,
        );
    return (
      out +
      drawPlant(w * 0.045 + 30, floor + 60, 1.15, colours, random.pick([0, 1, 2])) +
      drawPlant(w * 0.955 - 30, floor + 80, 0.95, colours, random.pick([0, 1, 2, 3]))
    );
  },
  'co-working': ({ colours, seed }, { w, h, floor }, random) => {
    const brick = darken(colours.wallShade, 0.1);
    let bricks = '';
    for (let row = 0; row * 44 < floor; row++)
      for (let at = (row % 2) * -50; at < w; at += 100)
        if (random.chance(0.3)) bricks += `M${at + 4} ${row * 44 + 4}h92v36h-92Z`;
    const wide = Math.min(w * 0.42, 640);
    return (
      `<path d="${bricks}" fill="${brick}" opacity=".32"/>` +
      drawWindow(w * 0.06, h * 0.1, wide, floor * 0.55, colours, seed, 'p0') +
      drawShelf(w * 0.6, h * 0.12, w * 0.33, 3, colours, seed + 5) +
      drawPendant(w * 0.3, h * 0.07, colours.accent) +
      drawPendant(w * 0.72, h * 0.03, colours.second) +
      drawPlant(w * 0.55, floor + 40, 0.9, colours, random.pick([0, 1, 2]))
    );
  },
  'living-room': ({ colours, seed }, { w, h, floor }, random) => {
    const left = random.chance(0.5);
    const wide = Math.min(w * 0.36, 460);
    const windowX = left ? w * 0.07 : w * 0.93 - wide;
    const curtain = (x: number) =>
      `<path d="M${x} ${h * 0.07}H${x + 70}Q${x + 52} ${floor * 0.5} ${x + 74} ${floor - 20}H${x - 6}Q${x + 14} ${floor * 0.5} ${x} ${h * 0.07}Z" fill="${lighten(colours.second, 0.45)}"/><path d="M${x + 22} ${h * 0.08}Q${x + 30} ${floor * 0.5} ${x + 18} ${floor - 24}M${x + 48} ${h * 0.08}Q${x + 42} ${floor * 0.5} ${x + 52} ${floor - 24}" stroke="${darken(colours.second, 0.1)}" stroke-opacity=".35" stroke-width="5" fill="none"/>`;
    const art = left ? w * 0.6 : w * 0.14;
    return (
      drawWindow(windowX, h * 0.1, wide, floor * 0.56, colours, seed, 'p0') +
      curtain(windowX - 54) +
      curtain(windowX + wide - 20) +
      drawFrame(art, h * 0.12, 150, 190, colours, seed % 3) +
      drawFrame(art + 176, h * 0.15, 120, 120, colours, (seed + 1) % 3) +
      drawPlant(left ? w * 0.94 : w * 0.06, floor + 40, 1.2, colours, random.pick([0, 1, 2])) +
      `<ellipse cx="${w / 2}" cy="${(floor + h) / 2 + 20}" rx="${w * 0.42}" ry="${(h - floor) * 0.42}" fill="${lighten(colours.accent, 0.6)}"/><ellipse cx="${w / 2}" cy="${(floor + h) / 2 + 20}" rx="${w * 0.37}" ry="${(h - floor) * 0.34}" fill="none" stroke="${colours.accent}" stroke-opacity=".5" stroke-width="6"/>`
    );
  },
  clinic: ({ colours, seed }, { w, h, floor }, random) => {
    const wide = Math.min(w * 0.34, 420);
    const sign = w * random.between(0.5, 0.6);
    const cabinet =
      rect(w * 0.76, floor * 0.22, Math.min(210, w * 0.19), floor * 0.3, '#ffffff', 10) +
      rect(
        w * 0.76 + 12,
        floor * 0.22 + 14,
        Math.min(210, w * 0.19) - 24,
        floor * 0.3 - 28,
        lighten(colours.sky, 0.55),
        6,
      ) +
      [0, 1, 2, 3, 4]
        .map((item) =>
          rect(
            w * 0.765 + 16 + item * 30,
            floor * 0.22 + floor * 0.3 - 76 - (item % 2) * 22,
            22,
            62 + (item % 2) * 22,
            [colours.accent, colours.second, '#ffffff'][item % 3]!,
            4,
          ),
        )
        .join('');
    return (
      rect(0, floor * 0.72, w, floor * 0.28 - 12, blend(colours.wallShade, colours.sky, 0.35)) +
      drawWindow(w * 0.07, h * 0.1, wide, floor * 0.48, colours, seed, 'p0') +
      `<circle cx="${sign}" cy="${h * 0.19}" r="74" fill="#fff"/><path d="M${sign - 17} ${h * 0.19 - 46}h34v29h29v34h-29v29h-34v-29h-29v-34h29Z" fill="${colours.accent}"/>` +
      cabinet +
      drawPlant(w * 0.95, floor + 50, 1, colours, random.pick([0, 1, 2]))
    );
  },
  classroom: ({ colours, seed }, { w, h, floor }, random) => {
    const wide = Math.min(w * 0.62, 1200);
    const x = (w - wide) * 0.42;
    const y = h * 0.12;
    const tall = floor * 0.5;
    const chalk = 'fill="none" stroke="#f4f7ef" stroke-width="6" stroke-linecap="round" stroke-opacity=".85"';
    const board =
      rect(x - 16, y - 16, wide + 32, tall + 32, colours.wood, 10) +
      rect(x, y, wide, tall, random.chance(0.6) ? '#24564a' : '#2b3f5c', 4) +
      `<path d="M${x + wide * 0.08} ${y + tall * 0.8}V${y + tall * 0.2}M${x + wide * 0.06} ${y + tall * 0.74}H${x + wide * 0.4}" ${chalk}/><path d="M${x + wide * 0.09} ${y + tall * 0.7}Q${x + wide * 0.2} ${y + tall * 0.66} ${x + wide * 0.26} ${y + tall * 0.44}T${x + wide * 0.38} ${y + tall * 0.22}" ${chalk}/>` +
      `<path d="M${x + wide * 0.52} ${y + tall * 0.75}L${x + wide * 0.62} ${y + tall * 0.3}L${x + wide * 0.72} ${y + tall * 0.75}Z" ${chalk}/><circle cx="${x + wide * 0.85}" cy="${y + tall * 0.5}" r="${tall * 0.2}" ${chalk}/><path d="M${x + wide * 0.85} ${y + tall * 0.5}h${tall * 0.2}" ${chalk}/><path d="M${x + wide * 0.5} ${y + tall * 0.16}h${wide * 0.2}M${x + wide * 0.5} ${y + tall * 0.23}h${wide * 0.12}" ${chalk}/>` +
      rect(x, y + tall + 10, wide, 14, darken(colours.wood, 0.15), 3);
    return (
      board +
      drawClock(w - 74, h * 0.14, 46) +
      (w > 1200 ? drawShelf(w * 0.76, h * 0.28, w * 0.2, 3, colours, seed) : '') +
      drawPlant(w * 0.94, floor + 30, 0.85, colours, random.pick([0, 1, 2]))
    );
  },
  'yoga-studio': ({ colours, seed }, { w, h, floor }, random) => {
    const count = Math.max(2, Math.round(w / 520));
    const gap = w / count;
    let out = '';
    for (let pane = 0; pane < count; pane++)
      out += drawWindow(
        gap * (pane + 0.1),
        h * 0.1,
        gap * 0.8,
        floor * 0.66,
        { ...colours },
        seed * 3 + pane,
        `p${pane}`,
      );
    let planks = '';
    for (let line = 1; line < 5; line++) {
      const y = floor + (h - floor) * (line / 5) ** 1.4;
      planks += `M0 ${y}H${w}`;
    }
    return (
      out +
      `<path d="${planks}" stroke="${darken(colours.floor, 0.2)}" stroke-opacity=".5" stroke-width="3"/>` +
      `<circle cx="${w * random.between(0.3, 0.7)}" cy="${floor * 0.36}" r="${floor * 0.2}" fill="${lighten(colours.accent, 0.35)}" opacity=".5"/>` +
      drawPlant(w * 0.04 + 20, floor + 24, 1.25, colours, random.pick([0, 1, 2])) +
      drawPlant(w * 0.96 - 20, floor + 24, 1.1, colours, random.pick([0, 1, 2]))
    );
  },
  cafe: ({ colours, seed }, { w, h, floor }, random) => {
    const bulbs = Array.from({ length: Math.round(w / 110) }, (_, bulb) => {
      const x = (bulb + 0.5) * 110;
      const y = h * 0.07 + 34 * Math.sin((bulb / 4) * Math.PI) ** 2;
      return `<circle cx="${x}" cy="${y + 14}" r="26" fill="#ffe9a8" opacity=".35"/><circle cx="${x}" cy="${y + 12}" r="11" fill="#ffe9a8"/>`;
    }).join('');
    const menu = Math.min(w * 0.26, 300);
    return (
      drawWindow(w * 0.05, h * 0.16, Math.min(w * 0.4, 560), floor * 0.54, colours, seed, 'p0') +
      rect(w * 0.62, h * 0.17, menu, floor * 0.3, '#2a2c3a', 8) +
      [0, 1, 2, 3, 4]
        .map((line) =>
          rect(
            w * 0.62 + 24,
            h * 0.17 + 34 + line * floor * 0.045,
            menu * (0.72 - (line % 3) * 0.14),
            9,
            line === 0 ? colours.accent : '#e9e4d8',
            4,
          ),
        )
        .join('') +
      drawShelf(w * 0.62, h * 0.17 + floor * 0.36, menu, 1, colours, seed + 9) +
      bulbs +
      drawPendant(w * 0.52, h * 0.08, colours.accent) +
      drawPlant(w * 0.95, floor + 40, 1.05, colours, random.pick([0, 1, 2]))
    );
  },
  stage: ({ colours }, { w, h, floor }) =>
    `<path d="M${w * 0.3} 0L${w * 0.05} ${floor}H${w * 0.6}Z" fill="#fff" opacity=".09"/><path d="M${w * 0.75} 0L${w * 0.5} ${floor}H${w * 1.02}Z" fill="#fff" opacity=".09"/>` +
    rect(0, floor - 12, w, 26, colours.wood) +
    `<ellipse cx="${w / 2}" cy="${(floor + h) / 2}" rx="${w * 0.45}" ry="${(h - floor) * 0.4}" fill="#fff" opacity=".1"/>`,
};
