import { createRandom } from '../maths/seeded-random.ts';
import { drawChartScreen, drawFrame, drawLaptop, drawMug, drawPlant, drawShelf, rect } from './decor.ts';
import { drawBack, drawFigure, type Place } from './figure.ts';
import type { PeopleArchetype, PeopleScene, Person } from './people-scene.ts';
import type { PoseName } from './poses.ts';
import type { Extent } from './rooms.ts';
import { darken, lighten } from './tint.ts';

/** People and the things they use, before the room; from back to front. */
export function drawStaging(scene: PeopleScene, extent: Extent): string {
  return stagings[scene.archetype](scene, extent);
}

type Staging = (scene: PeopleScene, extent: Extent) => string;

const stagings: Record<PeopleArchetype, Staging> = {
  'team-meeting': (scene, { w, h }) => {
    const random = createRandom(scene.seed);
    const { cast, colours } = scene;
    const tableY = h * 0.82;
    const step = (w * 0.94) / cast.length;
    const size = Math.min(1.5, step / 272, (h * 0.62) / 440);
    const figures = cast.map((person, index) => {
      const x = w * 0.03 + step * (index + 0.5);
      const pose = random.pick(['typing', 'talking', 'chin', 'mug', 'typing', 'folded'] as const);
      return put(
        person,
        pose,
        { x, y: tableY - 286 * size - (index % 2) * 14, scale: size, bust: true, mirrored: x > w / 2 },
        scene,
      );
    });
    const things = cast.map((_, index) => {
      const x = w * 0.03 + step * (index + 0.5);
      return index % 2 === 0
        ? drawLaptop(x, tableY + 46, size * 0.92, index % 4 ? colours.second : colours.accent)
        : drawMug(x + 60 * size, tableY + 58, size, colours.accent) +
            drawPapers(x - 40 * size, tableY + 56, size);
    });
    return figures.join('') + drawTable(w, h, tableY, colours.wood) + things.join('');
  },

  'video-call': ({ cast, colours, seed, ...rest }, { w, h }) => {
    const scene = { cast, colours, seed, ...rest };
    const bar = 104;
    const columns = Math.max(1, Math.round(Math.sqrt((cast.length * w) / (h - bar))));
    const rows = Math.max(1, Math.floor(cast.length / columns));
    const gap = 18;
    const tileW = (w - gap * (columns + 1)) / columns;
    const tileH = (h - bar - gap * (rows + 1)) / rows;
    const walls = [
      lighten(colours.accent, 0.62),
      lighten(colours.second, 0.62),
      colours.wall,
      lighten(colours.sky, 0.45),
      lighten(colours.leaf, 0.66),
      lighten(colours.wood, 0.6),
    ];
    // Only full rows: a call with gaps looks broken.
    const tiles = cast.slice(0, rows * columns).map((person, index) => {
      const x = gap + (index % columns) * (tileW + gap);
      const y = gap + Math.floor(index / columns) * (tileH + gap);
      const size = Math.min(tileH / 430, tileW / 330);
      const clip = `t${index}`;
      const decor = [
        drawShelf(x + tileW * 0.62, y + 20, tileW * 0.34, 2, colours, seed + index),
        drawFrame(x + tileW * 0.7, y + tileH * 0.12, 110, 140, colours, index),
        drawPlant(x + tileW * 0.86, y + tileH, 1.1, colours, index),
        drawFrame(x + tileW * 0.08, y + tileH * 0.14, 120, 90, colours, index + 1),
      ][(seed + index) % 4]!;
      const pose = (['seated', 'talking', 'wave', 'folded', 'mug', 'chin'] as const)[(seed + index * 5) % 6]!;
      return (
        `<defs><clipPath id="${clip}"><rect x="${x}" y="${y}" width="${tileW}" height="${tileH}" rx="20"/></clipPath></defs><g clip-path="url(#${clip})">` +
        rect(x, y, tileW, tileH, walls[(seed + index) % walls.length]!) +
        decor +
        put(
          person,
          pose,
          { x: x + tileW / 2, y: y + tileH - 214 * size, scale: size, bust: true, mirrored: index % 2 === 1 },
          scene,
        ) +
        `</g>` +
        (index === 0
          ? `<rect x="${x}" y="${y}" width="${tileW}" height="${tileH}" rx="20" fill="none" stroke="${colours.accent}" stroke-width="9"/>`
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
          `<circle cx="${w / 2 + (index - 2) * 88}" cy="${h - bar / 2 - 4}" r="31" fill="${fill}"/>${CALL_ICONS[index]!.replace('X', String(w / 2 + (index - 2) * 88)).replace('Y', String(h - bar / 2 - 4))}`,
      )
      .join('');
    return `<rect width="${w}" height="${h}" fill="#20263a"/>${tiles.join('')}${buttons}`;
  },

  presentation: (scene, { w, h, floor }) => {
    const { cast, colours, seed } = scene;
    const screenW = Math.min(w * 0.56, 1150);
    const screenH = Math.min(floor * 0.6, screenW * 0.66);
    const screenX = w > 1500 ? w * 0.14 : w * 0.06;
    const size = Math.min((floor * 0.86) / 915, 1.25) * (h > w * 1.3 ? 0.8 : 1);
    const speaker = put(
      cast[0]!,
      'point',
      {
        x: Math.min(w * 0.86, screenX + screenW + 190 * size),
        y: floor + 50 - 770 * size,
        scale: size,
        mirrored: true,
      },
      scene,
    );
    return (
      drawChartScreen(screenX, h * 0.1, screenW, screenH, colours, seed) +
      speaker +
      drawAudience(cast.slice(1), w, h, scene)
    );
  },

  doctor: (scene, { w, h, floor }) => {
    const { cast, colours, seed } = scene;
    const size = Math.min((h * 0.78) / 915, w / 900);
    const ground = Math.min(h - 40, floor + (h - floor) * 0.55);
    const middle = w * 0.5;
    const bed =
      rect(middle + 20 * size, ground - 318 * size, 420 * size, 52 * size, lighten(colours.sky, 0.35), 16) +
      rect(middle + 40 * size, ground - 270 * size, 380 * size, 26 * size, '#ffffff', 6) +
      rect(middle + 70 * size, ground - 250 * size, 20 * size, 250 * size, '#c3ccd9', 4) +
      rect(middle + 370 * size, ground - 250 * size, 20 * size, 250 * size, '#c3ccd9', 4);
    const folder = `<g transform="translate(${middle - 150 * size} ${ground - 560 * size}) rotate(6) scale(${size})"><rect x="-62" y="-20" width="112" height="142" rx="8" fill="${colours.wood}" stroke="${colours.ink}" stroke-width="6"/><rect x="-52" y="-6" width="92" height="118" fill="#fff"/><path d="M-40 20H26M-40 44H26M-40 68H6" stroke="#b8c2d2" stroke-width="7"/><rect x="-26" y="-30" width="40" height="20" rx="5" fill="#8a97ab"/></g>`;
    return (
      bed +
      put(
        cast[1]!,
        seed % 2 ? 'seated' : 'talking',
        { x: middle + 205 * size, y: ground - 634 * size, scale: size, mirrored: true },
        scene,
      ) +
      put(cast[0]!, 'tablet', { x: middle - 165 * size, y: ground - 770 * size, scale: size }, scene) +
      folder +
      (w > 1400 && cast[2]
        ? put(cast[2], 'folded', { x: middle - 460 * size, y: ground - 790 * size, scale: size }, scene)
        : '')
    );
  },

  'yoga-class': (scene, { w, h, floor }) => {
    const { cast, colours, seed } = scene;
    const pose = (['lotus', 'tree', 'warrior', 'reach'] as const)[seed % 4]!;
    const reach = { lotus: 520, tree: 440, warrior: 680, reach: 470 }[pose];
    const foot = { lotus: 440, tree: 770, warrior: 730, reach: 760 }[pose];
    const step = (w * 0.96) / cast.length;
    const size = Math.min(step / reach, (h * 0.76) / (foot + 210), 1.3);
    const order = cast.map((person, index) => ({ person, index, back: index % 2 === 1 && cast.length > 2 }));
    return order
      .sort((a, b) => Number(b.back) - Number(a.back))
      .map(({ person, index, back }) => {
        const scale = back ? size * 0.84 : size;
        const x = w * 0.02 + step * (index + 0.5);
        const ground = back ? floor + (h - floor) * 0.26 : h - (h - floor) * 0.3;
        const mat = index % 2 ? colours.second : colours.accent;
        const half = reach * 0.52 * scale;
        return (
          `<path d="M${x - half} ${ground + 34 * scale}L${x - half * 0.86} ${ground - 26 * scale}H${x + half * 0.86}L${x + half} ${ground + 34 * scale}Z" fill="${mat}"/><path d="M${x - half} ${ground + 34 * scale}H${x + half}V${ground + 44 * scale}H${x - half}Z" fill="${darken(mat, 0.2)}"/>` +
          put(person, pose, { x, y: ground - foot * scale, scale }, scene)
        );
      })
      .join('');
  },

  family: (scene, { w, h }) => {
    const { cast, colours, seed } = scene;
    const size = Math.min((h * 0.72) / 880, w / (cast.length * 232 + 240));
    const ground = h * 0.92;
    const seat = ground - 320 * size;
    const half = (cast.length * 116 + 84) * size;
    const sofa = lighten(colours.second, 0.12);
    const back =
      rect(w / 2 - half, seat - 290 * size, half * 2, 330 * size, sofa, 40) +
      rect(
        w / 2 - half + 20 * size,
        seat - 20 * size,
        half * 2 - 40 * size,
        130 * size,
        lighten(sofa, 0.16),
        26,
      ) +
      rect(
        w / 2 - half + 20 * size,
        seat + 70 * size,
        half * 2 - 40 * size,
        150 * size,
        darken(sofa, 0.1),
        20,
      ) +
      rect(w / 2 - half + 40 * size, ground - 110 * size, 26 * size, 96 * size, colours.wood, 4) +
      rect(w / 2 + half - 66 * size, ground - 110 * size, 26 * size, 96 * size, colours.wood, 4);
    const sides = [-1, 1]
      .map((side) =>
        rect(
          w / 2 + side * half - 52 * size,
          seat - 110 * size,
          104 * size,
          300 * size,
          darken(sofa, 0.06),
          44,
        ),
      )
      .join('');
    const figures = cast.map((person, index) => {
      const scale = person.child ? size * 0.68 : size;
      const x = w / 2 + (index - (cast.length - 1) / 2) * 224 * size;
      const pose: PoseName = person.child ? (seed % 2 ? 'cheer' : 'wave') : index === 0 ? 'mug' : 'seated';
      return put(person, pose, { x, y: seat - 330 * scale, scale, mirrored: x > w / 2, seated: true }, scene);
    });
    return back + sides + figures.join('');
  },

  'remote-work': (scene, { w, h }) => {
    const { cast, colours, seed } = scene;
    const deskY = h * 0.79;
    const size = Math.min(1.75, (h * 0.62) / 440, (w * 0.62) / 330);
    const x = w * (seed % 2 ? 0.46 : 0.54);
    const chair = rect(
      x - 120 * size,
      deskY - 300 * size,
      240 * size,
      330 * size,
      darken(colours.second, 0.12),
      60 * size,
    );
    const lampX = seed % 2 ? w * 0.84 : w * 0.16;
    const lamp = `<g transform="translate(${lampX} ${deskY + 8}) scale(${size * 0.8})"><path d="M0 0L40 -150L-30 -270" fill="none" stroke="${darken(colours.accent, 0.2)}" stroke-width="12" stroke-linejoin="round"/><path d="M-30 -270L-96 -240L-64 -190Z" fill="${colours.accent}" stroke="${colours.accent}" stroke-width="24" stroke-linejoin="round"/><ellipse cx="0" cy="0" rx="60" ry="12" fill="${darken(colours.accent, 0.2)}"/></g>`;
    return (
      chair +
      put(
        cast[0]!,
        (['typing', 'mug', 'chin', 'talking'] as const)[seed % 4]!,
        { x, y: deskY - 288 * size, scale: size, bust: true, mirrored: seed % 2 === 1 },
        scene,
      ) +
      drawTable(w, h, deskY, colours.wood) +
      lamp +
      drawLaptop(x + (seed % 2 ? -60 : 60), deskY + 52, size * 1.02, colours.accent) +
      drawMug(x + (seed % 2 ? 215 : -215) * size * 0.9, deskY + 58, size, colours.second) +
      drawPapers(x + (seed % 2 ? 330 : -330) * size * 0.85, deskY + 60, size) +
      drawPlant(w - lampX, deskY + 44, 0.62 * size, colours, seed % 6)
    );
  },

  handshake: (scene, { w, h, floor }) => {
    const { cast, seed } = scene;
    const size = Math.min((h * 0.8) / 930, w / 760) * 1.04;
    const ground = Math.min(h - 20, floor + (h - floor) * 0.62);
    const y = ground - 770 * size;
    const others = cast.slice(2).map((person, index) =>
      put(
        person,
        (['folded', 'tablet', 'hip'] as const)[(seed + index) % 3]!,
        {
          x: w / 2 + (index % 2 ? 1 : -1) * (430 + Math.floor(index / 2) * 260) * size,
          y: y + 60 * size,
          scale: size * 0.92,
          mirrored: index % 2 === 1,
        },
        scene,
      ),
    );
    const visible = Math.max(0, Math.floor((w / size - 700) / 420));
    return (
      others.slice(0, visible).join('') +
      put(cast[1]!, 'shake', { x: w / 2 + 226 * size, y, scale: size, mirrored: true }, scene) +
      put(cast[0]!, 'shake', { x: w / 2 - 226 * size, y, scale: size }, scene)
    );
  },

  classroom: (scene, { w, h, floor }) => {
    const size = Math.min((floor * 0.84) / 915, 1.2) * (h > w * 1.3 ? 0.85 : 1);
    const teacher = put(
      scene.cast[0]!,
      scene.seed % 2 ? 'explain' : 'point',
      { x: w * 0.76, y: floor + 46 - 770 * size, scale: size, mirrored: true },
      scene,
    );
    return teacher + drawAudience(scene.cast.slice(1), w, h, scene);
  },

  portrait: (scene, { w, h }) => {
    const { cast, colours, seed } = scene;
    const size = Math.min(w / 420, h / 560) * 1.06;
    const x = w > h * 1.5 ? w * (seed % 2 ? 0.36 : 0.64) : w / 2;
    const disc = `<circle cx="${x}" cy="${h * 0.5}" r="${Math.min(w, h) * 0.41}" fill="${lighten(colours.accent, 0.45)}" opacity=".85"/>`;
    const pose = (['folded', 'hip', 'tablet', 'folded'] as const)[seed % 4]!;
    return (
      disc +
      put(cast[0]!, pose, { x, y: h - 306 * size, scale: size, bust: true, mirrored: x > w * 0.55 }, scene)
    );
  },
};

/** White line drawings on the round buttons of a call; X and Y stand for the button's middle. */
const CALL_ICONS = [
  '<g transform="translate(X Y)" fill="none" stroke="#fff" stroke-width="4"><rect x="-6" y="-15" width="12" height="20" rx="6"/><path d="M-12 0C-12 14 12 14 12 0M0 11V17"/></g>',
  '<g transform="translate(X Y)" fill="#fff"><rect x="-15" y="-9" width="20" height="18" rx="4"/><path d="M7 -3L16 -9V9L7 3Z"/></g>',
  '<g transform="translate(X Y) rotate(135)" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"><path d="M-11 8C-14 0 -8 -10 0 -12M-11 8L-4 10M0 -12L4 -6"/></g>',
  '<g transform="translate(X Y)" fill="none" stroke="#fff" stroke-width="4"><rect x="-15" y="-11" width="30" height="20" rx="3"/><path d="M-6 15H6"/></g>',
  '<g transform="translate(X Y)" fill="#fff"><circle cx="-10" cy="0" r="3.5"/><circle cx="0" cy="0" r="3.5"/><circle cx="10" cy="0" r="3.5"/></g>',
];

function put(person: Person, pose: PoseName, place: Place, { colours }: PeopleScene): string {
  return drawFigure(person, pose, place, colours.ink);
}

/** Heads and shoulders along the lower edge, seen from behind. */
function drawAudience(people: readonly Person[], w: number, h: number, { colours }: PeopleScene): string {
  const step = (w * 1.02) / people.length;
  const size = Math.min(1.25, step / 330);
  return people
    .map((person, index) =>
      drawBack(
        person,
        { x: -w * 0.01 + step * (index + 0.5), y: h - (index % 2 ? 168 : 196) * size, scale: size },
        colours.ink,
      ),
    )
    .join('');
}

function drawTable(w: number, h: number, y: number, wood: string): string {
  return (
    `<rect x="-20" y="${y}" width="${w + 40}" height="${h - y + 20}" rx="18" fill="${lighten(wood, 0.3)}"/>` +
    rect(-20, y, w + 40, 10, lighten(wood, 0.55), 5) +
    rect(-20, h - (h - y) * 0.28, w + 40, (h - y) * 0.3, darken(wood, 0.04))
  );
}

function drawPapers(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-62 0L-40 -30H48L66 0Z" fill="#fff"/><path d="M-34 -22H32M-42 -12H24" stroke="#c3ccd9" stroke-width="4"/><path d="M34 -34L62 -6" stroke="#2f6fd0" stroke-width="6" stroke-linecap="round"/></g>`;
}
