import { createRandom, type Random } from '../../math/seeded-random.ts';
import { surfaceOf } from '../cast/side-poses.ts';
import { rect } from '../decor.ts';
import type { Outdoors, PeopleScene, Setting, WideLand } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { blend, darken, lighten } from '../tint.ts';
import { fir, hills, row, tree, type View } from './land-shapes.ts';
import {
  golfBackdrop,
  golfForeground,
  graduationBackdrop,
  graduationForeground,
  poolBackdrop,
  poolForeground,
  waterBackdrop,
  waterForeground,
} from './leisure-grounds.ts';
import { drawSky, drawStars, leafColor } from './open-sky.ts';
import { type Land, WIDE_LANDS } from './wide-lands.ts';

export function isOutdoors(setting: Setting | undefined): setting is Outdoors {
  return setting !== undefined && (isWide(setting) || Object.hasOwn(GROUNDS, setting));
}

/** Sky, ground and what stands at the horizon. */
export function drawOutdoors(setting: Outdoors, scene: PeopleScene, extent: Extent): string {
  const { colors, seed, air } = scene;
  const random = createRandom(seed ^ 0x51b3a7);
  const { w, h, floor } = extent;
  const { ground, backdrop, foreground } = landOf(setting);
  const [near, far] = ground;
  const isEmpty = scene.cast.length === 0;
  // Removed people count, too, so that the place stays as it was.
  const isBathed =
    !isEmpty && scene.cast.every(({ role }) => surfaceOf((role!.placedAs ?? role!).pose) !== undefined);
  const view = { ...extent, colors, air, random, isEmpty, isBathed };
  return (
    (setting === 'moon' ? drawSpace(w, h, floor, random) : drawSky(scene, extent, random)) +
    backdrop(view) +
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>` +
    `<rect x="${-w}" y="${floor}" width="${w * 3}" height="${h - floor}" fill="url(#ground)"/>` +
    rect(-w, h, w * 3, h, near) +
    foreground(view)
  );
}

type NearPlace = Exclude<Outdoors, WideLand>;

function isWide(setting: Setting): setting is WideLand {
  return Object.hasOwn(WIDE_LANDS, setting);
}

function landOf(setting: Outdoors): Land {
  if (isWide(setting)) return WIDE_LANDS[setting];
  return { ground: GROUNDS[setting], backdrop: BACKDROPS[setting], foreground: FOREGROUNDS[setting] };
}

/** Colors of the ground near and far. */
const GROUNDS: Readonly<Record<NearPlace, readonly [near: string, far: string]>> = {
  park: ['#6fae57', '#97cb76'],
  garden: ['#67a552', '#8dc46c'],
  beach: ['#e3c48d', '#f2dcae'],
  street: ['#8f96a3', '#a9b0bb'],
  snow: ['#dfe8f2', '#f6f9fc'],
  farm: ['#b98d4c', '#d9b25f'],
  'building-site': ['#b99a73', '#cfb48d'],
  airfield: ['#7d8592', '#99a1ad'],
  mountain: ['#7f9a5c', '#a3b878'],
  moon: ['#8d909c', '#b3b6c1'],
  'swimming-pool': ['#2fb3d9', '#6fd3e8'],
  'golf-course': ['#5fae4e', '#86cc6c'],
  graduation: ['#6fae57', '#97cb76'],
  'open-water': ['#1f78a8', '#7cc7dd'],
};

/** A black sky with the earth in it. */
function drawSpace(w: number, h: number, floor: number, random: Random): string {
  const x = w * random.pick([0.18, 0.8]);
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1230"/><stop offset="1" stop-color="#27305e"/></linearGradient></defs>` +
    rect(-w, -h, w * 3, h * 3, '#0d1230') +
    `<rect x="${-w}" width="${w * 3}" height="${floor}" fill="url(#sky)"/>${drawStars(w, floor, random)}` +
    `<circle cx="${x}" cy="${floor * 0.25}" r="110" fill="#3f7fd0"/><path d="M${x - 80} ${floor * 0.25 - 30}q40 -50 90 -30t40 50q-60 10 -80 40t-60 -20ZM${x + 20} ${floor * 0.25 + 60}q40 -20 60 0q-20 40 -60 36Z" fill="#57a86a"/><path d="M${x - 60} ${floor * 0.25 - 60}q70 20 130 -4M${x - 90} ${floor * 0.25 + 34}q50 20 90 6" stroke="#fff" stroke-width="12" fill="none" opacity=".7" stroke-linecap="round"/>`
  );
}

function houses({ w, floor, colors, air, random }: View): string {
  let out = '';
  const isLit = air.time === 'night' || air.time === 'dusk';
  const fills = [
    lighten(colors.accent, 0.55),
    lighten(colors.second, 0.5),
    '#f1e6d4',
    lighten(colors.wood, 0.45),
    lighten(colors.leaf, 0.6),
  ];
  for (let x = -40, at = Math.floor(random.next() * 5); x < w + 40; at++) {
    const wide = random.between(190, 270);
    const tall = floor * random.between(0.52, 0.82);
    const fill = fills[at % fills.length]!;
    out +=
      rect(x, floor - tall, wide, tall, fill) +
      rect(x - 6, floor - tall - 16, wide + 12, 22, darken(fill, 0.2), 4);
    for (let y = floor - tall + 50; y < floor - 190; y += 104)
      for (let px = x + 30; px < x + wide - 60; px += 74)
        out +=
          rect(px, y, 44, 66, isLit ? '#ffc95c' : darken(colors.sky, 0.18), 4) +
          rect(px + 4, y + 4, 36, 28, isLit ? '#ffe7a6' : lighten(colors.sky, 0.5), 3);
    const awning = at % 2 ? colors.accent : colors.second;
    out +=
      rect(x + 22, floor - 118, wide - 44, 118, darken(fill, 0.32), 4) +
      rect(x + 34, floor - 106, wide - 68, 78, lighten(colors.sky, 0.4), 4);
    out += `<path d="M${x + 12} ${floor - 150}H${x + wide - 12}L${x + wide} ${floor - 104}H${x}Z" fill="${awning}"/><path d="M${x + wide * 0.3} ${floor - 150}L${x + wide * 0.26} ${floor - 104}H${x + wide * 0.5}V${floor - 150}Z" fill="#fff" opacity=".55"/>`;
    x += wide + 8;
  }
  return out;
}

const BACKDROPS: Readonly<Record<NearPlace, (view: View) => string>> = {
  park: (view) =>
    hills(
      view.w,
      view.floor,
      view.random,
      [blend(view.colors.leaf, view.colors.sky, 0.5), blend(view.colors.leaf, '#97cb76', 0.35)],
      0.24,
    ) +
    row(view, 330, (x, at) =>
      tree(
        x,
        view.floor + 6,
        view.random.between(0.8, view.tall ? 1.7 : 1.25),
        leafColor(view.colors, view.air, at),
      ),
    ),
  garden: (view) =>
    row(view, 400, (x, at) =>
      tree(x, view.floor + 4, view.random.between(0.9, 1.3), leafColor(view.colors, view.air, at)),
    ) +
    Array.from(
      { length: Math.ceil(view.w / 62) + 1 },
      (_, at) =>
        `<path d="M${at * 62 - 20} ${view.floor + 6}V${view.floor - 120}l23 -26l23 26V${view.floor + 6}Z" fill="#fbf8f1" stroke="#d9d2c2" stroke-width="3"/>`,
    ).join('') +
    rect(-20, view.floor - 92, view.w + 40, 16, '#efe9dc') +
    rect(-20, view.floor - 40, view.w + 40, 16, '#efe9dc'),
  beach: ({ w, floor, random, tall }) => {
    const sea = floor * (tall ? 0.82 : 0.7);
    const x = w * random.pick([0.12, 0.88]);
    return (
      `<rect x="${-w}" y="${sea}" width="${w * 3}" height="${floor - sea + 4}" fill="#3fa7c4"/><rect x="${-w}" y="${sea}" width="${w * 3}" height="${(floor - sea) * 0.3}" fill="#2b86b0"/>` +
      `<path d="M${-w} ${floor}Q${-w / 2} ${floor - 22} 0 ${floor - 6}T${w} ${floor - 6}T${w * 2} ${floor - 6}V${floor + 14}H${-w}Z" fill="#eafaff"/>` +
      `<path d="M${w * 0.3} ${sea + 40}h90M${w * 0.55} ${sea + 66}h130M${w * 0.1} ${sea + 78}h110" stroke="#bfe8f2" stroke-width="6" stroke-linecap="round"/>` +
      `<g transform="translate(${w - x} ${sea + 8})"><path d="M-60 0H60L44 26H-44Z" fill="#c9483e"/><path d="M-4 -8V-130L70 -8ZM-12 -8V-104L-60 -8Z" fill="#fff"/></g>`
    );
  },
  street: houses,
  snow: (view) =>
    hills(view.w, view.floor, view.random, ['#c3d3e6', '#dbe6f1'], 0.36) +
    row(view, 210, (x) =>
      fir(x, view.floor + 8, view.random.between(0.7, view.tall ? 1.6 : 1.2), '#3f7566', true),
    ),
  farm: (view) => {
    const { w, floor, colors, random } = view;
    const x = w * random.pick([0.2, 0.78]);
    return (
      hills(w, floor, random, [blend(colors.leaf, colors.sky, 0.45), '#a9c46a'], 0.2) +
      `<g transform="translate(${x} ${floor})"><path d="M-150 4V-190L-90 -290L0 -330L90 -290L150 -190V4Z" fill="#b8443a"/><path d="M-166 -182L-98 -300L0 -344L98 -300L166 -182L150 -176L86 -284L0 -322L-86 -284L-150 -176Z" fill="#f6f1e8"/><rect x="-56" y="-140" width="112" height="144" fill="#f6f1e8"/><path d="M-48 -132H48V0H-48ZM-48 -132L48 0M48 -132L-48 0" fill="#9c362e" stroke="#f6f1e8" stroke-width="7"/><rect x="-28" y="-250" width="56" height="56" fill="#6d2721"/></g>`
    );
  },
  'building-site': (view) => {
    const { w, floor, random, tall } = view;
    const x = w * random.pick([0.16, 0.6]);
    const high = floor * (tall ? 0.62 : 0.72);
    const grid =
      Array.from({ length: 4 }, (_, level) =>
        rect(x - 90, floor - (high * (level + 1)) / 4, 480, 22, '#a7adb8', 2),
      ).join('') +
      [0, 1, 2, 3].map((pole) => rect(x - 84 + pole * 148, floor - high, 22, high, '#8f96a3', 2)).join('');
    const crane = w * (x < w / 2 ? 0.82 : 0.3);
    return (
      grid +
      `<path d="M${crane} ${floor}V${floor * 0.1}M${crane - 210} ${floor * 0.16}H${crane + 150}M${crane} ${floor * 0.1}L${crane - 200} ${floor * 0.16}M${crane} ${floor * 0.1}L${crane + 140} ${floor * 0.16}M${crane - 170} ${floor * 0.16}V${floor * 0.36}" stroke="#e9a92c" stroke-width="14" fill="none"/><rect x="${crane - 196}" y="${floor * 0.36}" width="52" height="40" fill="#b5543a"/><rect x="${crane - 22}" y="${floor * 0.18}" width="44" height="52" fill="#e9a92c"/>` +
      Array.from({ length: 3 }, (_, at) => rect(w * 0.04 + at * 74, floor - 44, 66, 44, '#b5643f', 3)).join(
        '',
      )
    );
  },
  airfield: ({ w, floor, colors, random }) => {
    const x = w * random.pick([0.3, 0.68]);
    return (
      rect(-20, floor - 60, w + 40, 64, blend(colors.leaf, '#9fb6c8', 0.5)) +
      `<g transform="translate(${x} ${floor - 60})"><path d="M-330 -70Q-330 -130 -250 -134H220Q330 -128 372 -70Q300 -34 220 -34H-250Q-330 -36 -330 -70Z" fill="#fbfcfe" stroke="#20263a" stroke-width="5"/><path d="M-300 -120L-360 -250H-290L-210 -132Z" fill="${colors.accent}" stroke="#20263a" stroke-width="5"/><path d="M-20 -60L-150 40H-60L110 -60Z" fill="#d5dbe6" stroke="#20263a" stroke-width="5"/><path d="M-200 -94H220" stroke="#5c87b8" stroke-width="20" stroke-dasharray="20 18"/><path d="M300 -104L340 -90" stroke="#5c87b8" stroke-width="18"/><circle cx="-60" cy="4" r="22" fill="#20263a"/><circle cx="230" cy="4" r="18" fill="#20263a"/></g>`
    );
  },
  mountain: (view) => {
    const { w, floor, colors, random } = view;
    const peaks = [0.18, 0.5, 0.84].map((at, index) => {
      const x = w * (at + random.between(-0.06, 0.06));
      const top = floor * (0.28 + random.between(0, 0.16) + (index % 2 ? 0 : 0.1));
      const half = floor * 0.5;
      return `<path d="M${x - half} ${floor}L${x} ${top}L${x + half} ${floor}Z" fill="${blend('#6f7f98', colors.sky, index % 2 ? 0.15 : 0.35)}"/><path d="M${x - half * 0.26} ${top + (floor - top) * 0.26}L${x} ${top}L${x + half * 0.26} ${top + (floor - top) * 0.26}L${x + half * 0.1} ${top + (floor - top) * 0.2}L${x} ${top + (floor - top) * 0.3}L${x - half * 0.12} ${top + (floor - top) * 0.2}Z" fill="#fff"/>`;
    });
    return (
      peaks.join('') + row(view, 240, (x) => fir(x, floor + 6, random.between(0.5, 0.8), '#47764f', false))
    );
  },
  moon: ({ w, floor, random }) => hills(w, floor, random, ['#7b7e8b', '#9a9daa'], 0.16),
  'swimming-pool': poolBackdrop,
  'golf-course': golfBackdrop,
  graduation: graduationBackdrop,
  'open-water': waterBackdrop,
};

const FOREGROUNDS: Readonly<Record<NearPlace, (view: View) => string>> = {
  park: ({ w, h, floor }) =>
    `<path d="M${w * 0.2} ${h + 40}Q${w * 0.42} ${floor + (h - floor) * 0.5} ${w * 0.5} ${floor}H${w * 0.58}Q${w * 0.7} ${floor + (h - floor) * 0.5} ${w * 0.98} ${h + 40}Z" fill="#e3cfa4" opacity=".8"/>`,
  garden: (view) =>
    row(view, 120, (x, at) =>
      flower(x, view.h - 24 - (at % 3) * 14, [view.colors.accent, '#f6c945', '#e86fa5'][at % 3]!),
    ),
  beach: ({ w, h, floor, random, colors }) => {
    const x = w * random.pick([0.1, 0.9]);
    const y = floor + (h - floor) * 0.18;
    return `<g transform="translate(${x} ${y})"><path d="M0 10V-330" stroke="#f6f1e8" stroke-width="12"/><path d="M-190 -250Q-150 -380 0 -384Q150 -380 190 -250Q0 -300 -190 -250Z" fill="${colors.accent}"/><path d="M-64 -274Q-50 -370 0 -384Q50 -370 64 -274Q0 -288 -64 -274Z" fill="#fff"/><path d="M-150 16H170L140 34H-120Z" fill="${colors.second}"/></g>`;
  },
  street: ({ w, h, floor }) => {
    const curb = floor + (h - floor) * 0.78;
    return (
      rect(-w, curb, w * 3, 14, '#d5d9df') +
      rect(-w, curb + 14, w * 3, h, '#5f6673') +
      `<path d="M${-w} ${floor + (h - floor) * 0.3}H${w * 2}M${w * 0.2} ${floor}L${w * 0.1} ${curb}M${w * 0.5} ${floor}V${curb}M${w * 0.8} ${floor}L${w * 0.9} ${curb}" stroke="#9299a5" stroke-width="4"/>`
    );
  },
  snow: ({ w, h, floor, random }) =>
    Array.from(
      { length: Math.round(w / 14) },
      () =>
        `<circle cx="${random.between(0, w).toFixed(1)}" cy="${random.between(0, h).toFixed(1)}" r="${random.between(2, 6).toFixed(1)}" fill="#fff" opacity=".85"/>`,
    ).join('') +
    `<path d="M${-w} ${floor + 30}Q${w * 0.3} ${floor + 4} ${w * 0.6} ${floor + 40}T${w * 2} ${floor + 30}" stroke="#cfdbe8" stroke-width="6" fill="none"/>`,
  farm: (view) => {
    const { h, floor } = view;
    return (
      row(view, 30, (x, at) => wheat(x, floor + 26 + (at % 3) * 8, view.random.between(0.62, 0.86))) +
      row(view, 38, (x, at) => wheat(x, floor + (h - floor) * 0.34 + (at % 2) * 12, 0.5)) +
      row(view, 44, (x, at) => wheat(x, h + 36 + (at % 3) * 14, view.random.between(0.9, 1.15)))
    );
  },
  'building-site': ({ w, h, floor, random }) => {
    const x = w * random.pick([0.1, 0.9]);
    const y = floor + (h - floor) * 0.5;
    return `<g transform="translate(${x} ${y})"><path d="M-34 0L-10 -110H10L34 0Z" fill="#f2772a"/><path d="M-23 -46L-17 -76H17L23 -46Z" fill="#fff"/><rect x="-50" y="-6" width="100" height="16" rx="5" fill="#d9601c"/></g>`;
  },
  airfield: ({ w, h, floor }) =>
    `<path d="M${-w} ${floor + (h - floor) * 0.8}H${w * 2}" stroke="#f4d35e" stroke-width="14"/>`,
  mountain: ({ w, h, floor }) =>
    `<path d="M${w * 0.1} ${h + 30}Q${w * 0.4} ${floor + (h - floor) * 0.6} ${w * 0.62} ${floor}H${w * 0.66}Q${w * 0.62} ${floor + (h - floor) * 0.6} ${w * 0.8} ${h + 30}Z" fill="#c9ad7c" opacity=".85"/>`,
  'swimming-pool': poolForeground,
  'golf-course': golfForeground,
  graduation: graduationForeground,
  'open-water': waterForeground,
  moon: ({ w, h, floor, random }) =>
    Array.from(
      { length: 7 },
      () =>
        `<ellipse cx="${random.between(0, w).toFixed(1)}" cy="${random.between(floor + 20, h).toFixed(1)}" rx="${random.between(40, 110).toFixed(1)}" ry="${random.between(9, 22).toFixed(1)}" fill="#777a87" opacity=".6"/>`,
    ).join(''),
};

function wheat(x: number, ground: number, size: number): string {
  return `<g transform="translate(${x.toFixed(1)} ${ground.toFixed(1)}) scale(${size.toFixed(2)})"><path d="M0 0Q5 -48 0 -92" stroke="#b98a2e" stroke-width="5" fill="none"/><path d="M0 -92Q-15 -116 0 -142Q15 -116 0 -92ZM-3 -70Q-25 -84 -22 -112Q-2 -98 -3 -70ZM3 -70Q25 -84 22 -112Q2 -98 3 -70Z" fill="#edc257"/></g>`;
}

function flower(x: number, y: number, color: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="0" cy="-15" rx="9" ry="14" transform="rotate(${turn})" fill="${color}"/>`)
    .join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M0 0V60M0 36Q-26 30 -30 12M0 44Q24 38 30 20" stroke="#3f7f3a" stroke-width="6" fill="none"/>${petals}<circle r="8" fill="#fff1b8"/></g>`;
}
