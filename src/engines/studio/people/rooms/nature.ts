import { rect } from '../decor.ts';
import type { Outdoors } from '../people-scene.ts';
import { blend } from '../tint.ts';
import type { Land } from './land.ts';
import { fir, hills, row, tree } from './land-shapes.ts';
import { leafColor } from './open-sky.ts';

/** Places in the green, in the snow and at the sea, before which people stand; the moon, too. */
export const NATURE = {
  park: {
    ground: ['#6fae57', '#97cb76'],
    backdrop: (view) =>
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
    onGround: ({ w, h, floor }) =>
      `<path d="M${w * 0.2} ${h + 40}Q${w * 0.42} ${floor + (h - floor) * 0.5} ${w * 0.5} ${floor}H${w * 0.58}Q${w * 0.7} ${floor + (h - floor) * 0.5} ${w * 0.98} ${h + 40}Z" fill="#e3cfa4" opacity=".8"/>`,
  },
  garden: {
    ground: ['#67a552', '#8dc46c'],
    backdrop: (view) =>
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
    onGround: (view) =>
      row(view, 120, (x, at) =>
        flower(x, view.h - 24 - (at % 3) * 14, [view.colors.accent, '#f6c945', '#e86fa5'][at % 3]!),
      ),
  },
  beach: {
    ground: ['#e3c48d', '#f2dcae'],
    backdrop: ({ w, floor, random, tall }) => {
      const sea = floor * (tall ? 0.82 : 0.7);
      const x = w * random.pick([0.12, 0.88]);
      return (
        `<rect x="${-w}" y="${sea}" width="${w * 3}" height="${floor - sea + 4}" fill="#3fa7c4"/><rect x="${-w}" y="${sea}" width="${w * 3}" height="${(floor - sea) * 0.3}" fill="#2b86b0"/>` +
        `<path d="M${-w} ${floor}Q${-w / 2} ${floor - 22} 0 ${floor - 6}T${w} ${floor - 6}T${w * 2} ${floor - 6}V${floor + 14}H${-w}Z" fill="#eafaff"/>` +
        `<path d="M${w * 0.3} ${sea + 40}h90M${w * 0.55} ${sea + 66}h130M${w * 0.1} ${sea + 78}h110" stroke="#bfe8f2" stroke-width="6" stroke-linecap="round"/>` +
        `<g transform="translate(${w - x} ${sea + 8})"><path d="M-60 0H60L44 26H-44Z" fill="#c9483e"/><path d="M-4 -8V-130L70 -8ZM-12 -8V-104L-60 -8Z" fill="#fff"/></g>`
      );
    },
    onGround: ({ w, h, floor, random, colors }) => {
      const x = w * random.pick([0.1, 0.9]);
      const y = floor + (h - floor) * 0.18;
      return `<g transform="translate(${x} ${y})"><path d="M0 10V-330" stroke="#f6f1e8" stroke-width="12"/><path d="M-190 -250Q-150 -380 0 -384Q150 -380 190 -250Q0 -300 -190 -250Z" fill="${colors.accent}"/><path d="M-64 -274Q-50 -370 0 -384Q50 -370 64 -274Q0 -288 -64 -274Z" fill="#fff"/><path d="M-150 16H170L140 34H-120Z" fill="${colors.second}"/></g>`;
    },
  },
  snow: {
    ground: ['#dfe8f2', '#f6f9fc'],
    backdrop: (view) =>
      hills(view.w, view.floor, view.random, ['#c3d3e6', '#dbe6f1'], 0.36) +
      row(view, 210, (x) =>
        fir(x, view.floor + 8, view.random.between(0.7, view.tall ? 1.6 : 1.2), '#3f7566', true),
      ),
    onGround: ({ w, h, floor, random }) =>
      Array.from(
        { length: Math.round(w / 14) },
        () =>
          `<circle cx="${random.between(0, w).toFixed(1)}" cy="${random.between(0, h).toFixed(1)}" r="${random.between(2, 6).toFixed(1)}" fill="#fff" opacity=".85"/>`,
      ).join('') +
      `<path d="M${-w} ${floor + 30}Q${w * 0.3} ${floor + 4} ${w * 0.6} ${floor + 40}T${w * 2} ${floor + 30}" stroke="#cfdbe8" stroke-width="6" fill="none"/>`,
  },
  farm: {
    ground: ['#b98d4c', '#d9b25f'],
    backdrop: (view) => {
      const { w, floor, colors, random } = view;
      const x = w * random.pick([0.2, 0.78]);
      return (
        hills(w, floor, random, [blend(colors.leaf, colors.sky, 0.45), '#a9c46a'], 0.2) +
        `<g transform="translate(${x} ${floor})"><path d="M-150 4V-190L-90 -290L0 -330L90 -290L150 -190V4Z" fill="#b8443a"/><path d="M-166 -182L-98 -300L0 -344L98 -300L166 -182L150 -176L86 -284L0 -322L-86 -284L-150 -176Z" fill="#f6f1e8"/><rect x="-56" y="-140" width="112" height="144" fill="#f6f1e8"/><path d="M-48 -132H48V0H-48ZM-48 -132L48 0M48 -132L-48 0" fill="#9c362e" stroke="#f6f1e8" stroke-width="7"/><rect x="-28" y="-250" width="56" height="56" fill="#6d2721"/></g>`
      );
    },
    onGround: (view) => {
      const { h, floor } = view;
      return (
        row(view, 30, (x, at) => wheat(x, floor + 26 + (at % 3) * 8, view.random.between(0.62, 0.86))) +
        row(view, 38, (x, at) => wheat(x, floor + (h - floor) * 0.34 + (at % 2) * 12, 0.5)) +
        row(view, 44, (x, at) => wheat(x, h + 36 + (at % 3) * 14, view.random.between(0.9, 1.15)))
      );
    },
  },
  mountain: {
    ground: ['#7f9a5c', '#a3b878'],
    backdrop: (view) => {
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
    onGround: ({ w, h, floor }) =>
      `<path d="M${w * 0.1} ${h + 30}Q${w * 0.4} ${floor + (h - floor) * 0.6} ${w * 0.62} ${floor}H${w * 0.66}Q${w * 0.62} ${floor + (h - floor) * 0.6} ${w * 0.8} ${h + 30}Z" fill="#c9ad7c" opacity=".85"/>`,
  },
  hill: {
    ground: ['#6fae57', '#8cc269'],
    // The far hills end low, so that their top is below the one that people stand on.
    backdrop: ({ w, floor, random, colors }) =>
      hills(
        w,
        floor,
        random,
        [blend(colors.leaf, colors.sky, 0.6), blend(colors.leaf, colors.sky, 0.4)],
        0.2,
      ) +
      `<ellipse cx="${w * random.between(0.4, 0.6)}" cy="${floor + 60}" rx="${w * 0.72}" ry="${60 + floor * 0.2}" fill="#8cc269"/>`,
    onGround: ({ w, h, floor }) =>
      `<path d="M${w * 0.3} ${h + 30}Q${w * 0.52} ${floor + (h - floor) * 0.4} ${w * 0.5} ${floor - floor * 0.12}Q${w * 0.6} ${floor + (h - floor) * 0.4} ${w * 0.62} ${h + 30}Z" fill="#e3cfa4" opacity=".6"/>`,
  },
  moon: {
    ground: ['#8d909c', '#b3b6c1'],
    backdrop: ({ w, floor, random }) => hills(w, floor, random, ['#7b7e8b', '#9a9daa'], 0.16),
    onGround: ({ w, h, floor, random }) =>
      Array.from(
        { length: 7 },
        () =>
          `<ellipse cx="${random.between(0, w).toFixed(1)}" cy="${random.between(floor + 20, h).toFixed(1)}" rx="${random.between(40, 110).toFixed(1)}" ry="${random.between(9, 22).toFixed(1)}" fill="#777a87" opacity=".6"/>`,
      ).join(''),
  },
} satisfies Partial<Record<Outdoors, Land>>;

function wheat(x: number, ground: number, size: number): string {
  return `<g transform="translate(${x.toFixed(1)} ${ground.toFixed(1)}) scale(${size.toFixed(2)})"><path d="M0 0Q5 -48 0 -92" stroke="#b98a2e" stroke-width="5" fill="none"/><path d="M0 -92Q-15 -116 0 -142Q15 -116 0 -92ZM-3 -70Q-25 -84 -22 -112Q-2 -98 -3 -70ZM3 -70Q25 -84 22 -112Q2 -98 3 -70Z" fill="#edc257"/></g>`;
}

function flower(x: number, y: number, color: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="0" cy="-15" rx="9" ry="14" transform="rotate(${turn})" fill="${color}"/>`)
    .join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M0 0V60M0 36Q-26 30 -30 12M0 44Q24 38 30 20" stroke="#3f7f3a" stroke-width="6" fill="none"/>${petals}<circle r="8" fill="#fff1b8"/></g>`;
}
