import { rect } from '../decor.ts';
import type { Outdoors } from '../people-scene.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Land, View } from './land.ts';
import { fir, hills, palm, row, tree } from './land-shapes.ts';
import { leafColor } from './open-sky.ts';
import { drawSkyline } from './skyline.ts';

/** Landscapes in which nobody is: illustrations of their own. */
export const LANDSCAPES = {
  meadow: {
    ground: ['#6fae57', '#9ccb72'],
    backdrop: (view) =>
      ranges(view, [0.52, 0.4], ['#8fa9c4', '#7d9f9c']) +
      hills(view.w, view.floor, view.random, hillGreens(view), 0.34) +
      row(view, 300, (x, at) =>
        tree(x, view.floor + 4, view.random.between(0.35, 0.6), leafColor(view.colors, view.air, at)),
      ),
    onGround: (view) => windingPath(view, '#ecd9ae') + flowers(view),
  },
  lake: {
    ground: ['#2f7fa6', '#8fc9dc'],
    backdrop: (view) =>
      ranges(view, [0.66, 0.5], ['#8aa0be', '#6c86a8'], true) +
      hills(view.w, view.floor, view.random, [blend('#4d8560', view.colors.sky, 0.25)], 0.16) +
      row(view, 95, (x) => fir(x, view.floor + 6, view.random.between(0.35, 0.7), '#33694f', isWhite(view))),
    onGround: (view) => ripples(view) + bank(view, '#5f9a4e'),
  },
  forest: {
    ground: ['#4f8a4a', '#86b36a'],
    backdrop: (view) =>
      hills(view.w, view.floor, view.random, [blend('#6fa08a', view.colors.sky, 0.45)], 0.5) +
      standOfTrees(view, 74, 1.3, [blend('#6fa58d', view.colors.sky, 0.4)]) +
      standOfTrees(view, 105, 1.5, ['#4c8b69', '#568f6f']) +
      standOfTrees(view, 150, 1.9, ['#2f6b50', '#3a7859', '#27604a'], 0.3),
    onGround: (view) => windingPath(view, '#c8a878') + bushes(view),
  },
  desert: {
    ground: ['#dd9a55', '#f0c586'],
    backdrop: (view) =>
      mesas(view) + hills(view.w, view.floor, view.random, ['#e9b577', '#e3a566', '#d9935a'], 0.26),
    onGround: (view) => cacti(view) + dune(view, '#c9804a'),
  },
  seashore: {
    ground: ['#ecca8f', '#f6dfae'],
    backdrop: (view) => sea(view),
    onGround: (view) => palms(view),
  },
  skyline: {
    ground: ['#5f9f63', '#8cc27a'],
    backdrop: (view) => drawSkyline(view),
    onGround: (view) => promenade(view),
  },
} satisfies Partial<Record<Outdoors, Land>>;

const isWhite = ({ air }: View) => air.season === 'winter' || air.falling === 'snow';

function hillGreens({ colors, air }: View): string[] {
  if (air.season === 'autumn') return ['#c9a24e', '#d3b257', '#b9b257'];
  return [blend(colors.leaf, colors.sky, 0.55), blend(colors.leaf, '#9fce74', 0.5), '#8cc269'];
}

/** Ranges of mountains, the farthest first, as high as a part of the sky. */
function ranges(
  { w, floor, random, colors }: View,
  tall: readonly number[],
  fills: readonly string[],
  snow = false,
) {
  return tall
    .map((part, layer) => {
      const fill = blend(fills[layer]!, colors.sky, 0.35 - layer * 0.2);
      const many = Math.max(2, Math.round(w / 480)) + layer;
      return Array.from({ length: many }, (_, at) => {
        const x = (w * (at + random.between(0.2, 0.8))) / many;
        const high = floor * part * random.between(0.75, 1.05);
        const half = high * random.between(0.75, 1);
        const [top, lit, dark] = [floor - high, lighten(fill, 0.12), darken(fill, 0.1)];
        const cap = snow
          ? `<path d="M${x} ${top}L${x + half * 0.24} ${top + high * 0.24}L${x + half * 0.1} ${top + high * 0.2}L${x} ${top + high * 0.3}L${x - half * 0.1} ${top + high * 0.19}L${x - half * 0.24} ${top + high * 0.24}Z" fill="#fff"/>`
          : '';
        return `<path d="M${x - half} ${floor + 4}L${x} ${top}L${x} ${floor + 4}Z" fill="${lit}"/><path d="M${x} ${top}L${x + half} ${floor + 4}H${x}Z" fill="${dark}"/>${cap}`;
      }).join('');
    })
    .join('');
}

function windingPath({ w, h, floor }: View, color: string): string {
  const deep = h - floor;
  return `<path d="M${w * 0.22} ${h + 40}C${w * 0.62} ${floor + deep * 0.7} ${w * 0.28} ${floor + deep * 0.4} ${w * 0.5} ${floor + 2}H${w * 0.53}C${w * 0.4} ${floor + deep * 0.4} ${w * 0.86} ${floor + deep * 0.7} ${w * 0.58} ${h + 40}Z" fill="${color}"/>`;
}

function flowers({ w, h, floor, random, colors }: View): string {
  const fills = [colors.accent, '#f8cf4a', '#ffffff'];
  return Array.from({ length: Math.round(w / 22) }, (_, at) => {
    const deep = random.between(0.12, 1);
    const [x, y, r] = [random.between(0, w), floor + (h - floor) * deep, 3 + deep * 7];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}v${(r * 2.4).toFixed(1)}" stroke="#4c8a43" stroke-width="${(r * 0.4).toFixed(1)}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fills[at % 3]}"/>`;
  }).join('');
}

function ripples({ w, h, floor, random }: View): string {
  const lines = Array.from({ length: Math.round(w / 45) }, () => {
    const deep = random.between(0.05, 0.8);
    const y = floor + (h - floor) * deep;
    return `M${random.between(0, w).toFixed(1)} ${y.toFixed(1)}h${(40 + deep * 130).toFixed(1)}`;
  });
  return `<path d="${lines.join('')}" stroke="#d8f0f6" stroke-width="6" stroke-linecap="round" opacity=".6" fill="none"/>`;
}

/** The near shore, with reeds. */
function bank({ w, h, floor, random }: View, color: string): string {
  const y = floor + (h - floor) * 0.72;
  const reeds = Array.from({ length: Math.round(w / 26) }, () => {
    const x = random.between(-20, w * 0.5);
    return `M${x.toFixed(1)} ${h + 10}q${random.between(-10, 14).toFixed(1)} -60 ${random.between(-18, 26).toFixed(1)} ${random.between(-150, -80).toFixed(1)}`;
  });
  return `<path d="M${-w} ${y}C${w * 0.2} ${y - 60} ${w * 0.4} ${y + 50} ${w * 0.8} ${h + 40}H${-w}Z" fill="${color}"/><path d="${reeds.join('')}" stroke="${darken(color, 0.25)}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
}

/** A row of firs, or of leafy trees in spring and autumn; `gap` is the part of the width in the middle that stays open. */
function standOfTrees(view: View, apart: number, size: number, fills: readonly string[], gap = 0): string {
  const { season } = view.air;
  const isLeafy = season === 'spring' || season === 'autumn';
  return row(view, apart, (x, at) => {
    const isOpen = Math.abs(x / view.w - 0.5) < gap / 2;
    const high = size * view.random.between(0.75, 1.25);
    if (isOpen) return '';
    if (!isLeafy) return fir(x, view.floor + 12, high, fills[at % fills.length]!, isWhite(view));
    return tree(x, view.floor + 12, high * 0.8, blend(leafColor(view.colors, view.air, at), fills[0]!, 0.15));
  });
}

function bushes({ w, h, colors, air, random }: View): string {
  return Array.from({ length: Math.round(w / 130) + 1 }, (_, at) => {
    const x = (at + random.between(0.1, 0.5)) * 130;
    const fill = darken(leafColor(colors, air, at), 0.25);
    // The path stays free.
    if (x > w * 0.2 && x < w * 0.66) return '';
    return `<g fill="${fill}" transform="translate(${x.toFixed(1)} ${h + 20})"><circle cx="-46" cy="-26" r="56"/><circle cx="14" cy="-56" r="66"/><circle cx="66" cy="-22" r="50"/></g>`;
  }).join('');
}

function mesas({ w, floor, random, colors }: View): string {
  return [0.16, 0.78]
    .map((at) => {
      const x = w * (at + random.between(-0.06, 0.06));
      const [high, half] = [floor * random.between(0.34, 0.5), 130 + random.between(0, 70)];
      const fill = blend('#c96f45', colors.sky, 0.2);
      const top = floor - high;
      return `<path d="M${x - half - 60} ${floor}L${x - half} ${top + 60}V${top}H${x + half}V${top + 60}L${x + half + 60} ${floor}Z" fill="${fill}"/><path d="M${x + half * 0.3} ${top}H${x + half}V${top + 60}L${x + half + 60} ${floor}H${x + half * 0.2}Z" fill="${darken(fill, 0.14)}"/><path d="M${x - half} ${top + 34}H${x + half}M${x - half - 16} ${top + 84}H${x + half + 16}" stroke="${lighten(fill, 0.2)}" stroke-width="9"/>`;
    })
    .join('');
}

function cacti({ w, h, floor, random }: View): string {
  return [0.12, 0.88, 0.68]
    .map((at, index) => {
      const x = w * (at + random.between(-0.04, 0.04));
      const y = floor + (h - floor) * (index === 2 ? 0.16 : 0.5);
      const size = index === 2 ? 0.55 : random.between(0.95, 1.25);
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})"><ellipse cx="34" cy="4" rx="110" ry="14" fill="#b3713f" opacity=".5"/><path d="M0 4V-300M0 -110H-84V-206M0 -150H80V-236" stroke="#3f8a5d" stroke-width="54" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M-10 -4V-296M12 -4V-296M-84 -130V-202M80 -170V-232" stroke="#66b07f" stroke-width="6" stroke-linecap="round" fill="none"/></g>`;
    })
    .join('');
}

function dune({ w, h, floor }: View, color: string): string {
  const y = floor + (h - floor) * 0.7;
  return `<path d="M${-w} ${y + 30}Q${w * 0.25} ${y - 70} ${w * 0.6} ${y + 50}T${w * 2} ${y + 20}V${h + 60}H${-w}Z" fill="${color}" opacity=".55"/>`;
}

function sea({ w, floor, random, tall }: View): string {
  const top = floor * (tall ? 0.8 : 0.62);
  const x = w * random.pick([0.3, 0.62]);
  return (
    rect(-w, top, w * 3, floor - top + 4, '#46b3cb') +
    rect(-w, top, w * 3, (floor - top) * 0.4, '#2c8fb8') +
    `<path d="M${w * 0.08} ${top + 50}h120M${w * 0.5} ${top + 84}h170M${w * 0.76} ${top + 40}h100" stroke="#c9eef5" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(${x} ${top + 10})"><path d="M-60 0H60L44 26H-44Z" fill="#c9483e"/><path d="M-4 -8V-140L76 -8Z" fill="#fff"/><path d="M-12 -8V-112L-62 -8Z" fill="#f4ead8"/></g>` +
    `<path d="M${-w} ${floor + 6}Q${w * 0.2} ${floor - 40} ${w * 0.5} ${floor - 8}T${w * 2} ${floor}V${floor + 30}H${-w}Z" fill="#eafaff"/>`
  );
}

function palms({ w, h, floor, random }: View): string {
  const left = random.next() < 0.5;
  const at = (part: number) => w * (left ? part : 1 - part);
  const y = floor + (h - floor) * 0.45;
  return (
    palm(at(0.13), y, 1.6) +
    palm(at(0.26), y + 50, 1.25) +
    `<g transform="translate(${at(0.72)} ${h - 110})"><ellipse rx="44" ry="26" fill="#f2a65e"/><path d="M0 -26V26M-30 -18L30 18M30 -18L-30 18" stroke="#d9823c" stroke-width="5"/></g>`
  );
}

/** Trees along the water before a city. */
function promenade(view: View): string {
  const { w, h, floor } = view;
  const water = floor + (h - floor) * 0.36;
  return (
    row(view, 170, (x, at) =>
      tree(x, floor + 22, view.random.between(0.3, 0.46), leafColor(view.colors, view.air, at)),
    ) +
    rect(-w, floor + 22, w * 3, water - floor - 22, '#d9d3c6') +
    rect(-w, water, w * 3, h, '#4f9fc4') +
    ripples({ ...view, floor: water })
  );
}
