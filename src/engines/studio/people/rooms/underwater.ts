import type { Random } from '../../math/seeded-random.ts';
import { rect } from '../decor.ts';
import { blend, darken, lighten } from '../tint.ts';
import type { Dressing } from './room.ts';

/** A reef on the sea bed with corals, weeds and fish, in light from above. */
export const dressUnderwater: Dressing = ({ w, h, floor, tall }, random) => {
  const deep = random.pick(['#0b4f8a', '#0a5a86', '#123f86']);
  const light = random.pick(['#62d3e8', '#5fd6dc', '#79cdf2']);
  const shoals = Math.max(9, Math.round((w * floor) / (tall ? 70_000 : 62_000)));
  return (
    `<defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.45" stop-color="${blend(light, deep, 0.6)}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="ray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>` +
    rect(-w, -h, w * 3, h * 3, deep) +
    `<rect x="${-w}" y="0" width="${w * 3}" height="${h}" fill="url(#sea)"/>` +
    rays(w, floor, random) +
    ridge(w, h, floor - 150, blend(deep, light, 0.3), random) +
    ridge(w, h, floor - 60, blend(deep, '#0a2f5e', 0.3), random) +
    Array.from({ length: shoals }, (_, at) =>
      fish(
        w * (((at * 0.618 + random.between(0, 0.14)) % 1) * 0.96 + 0.02),
        floor * random.between(0.1, 0.86),
        random.between(0.34, 0.5) + (at % 3) * 0.16,
        random,
        at,
      ),
    ).join('') +
    bubbles(w, floor, random) +
    bed(w, h, floor, random) +
    reef(w, h, floor, random)
  );
};

function rays(w: number, floor: number, random: Random): string {
  return Array.from({ length: 6 }, (_, at) => {
    const x = w * ((at + random.between(0.1, 0.9)) / 6);
    const wide = random.between(30, 110);
    const lean = (x - w * 0.45) * 0.35;
    return `<path d="M${n(x)} -10H${n(x + wide)}L${n(x + wide * 2.4 + lean)} ${n(floor)}H${n(x - wide * 0.6 + lean)}Z" fill="url(#ray)"/>`;
  }).join('');
}

/** Far rocks, as one silhouette. */
function ridge(w: number, h: number, top: number, fill: string, random: Random): string {
  let d = `M${-w} ${h}V${n(top)}`;
  for (let x = -w; x < w * 2; x += 130)
    d += `Q${n(x + 65)} ${n(top - random.between(-20, 110))} ${n(x + 130)} ${n(top + random.between(-30, 30))}`;
  return `<path d="${d}V${h}Z" fill="${fill}"/>`;
}

function bed(w: number, h: number, floor: number, random: Random): string {
  const ripples = Array.from({ length: 9 }, () => {
    const x = random.between(0, w);
    const y = random.between(floor + 40, h - 10);
    return `M${n(x)} ${n(y)}q40 -16 80 0t80 0`;
  }).join('');
  return (
    `<path d="M${-w} ${floor + 20}Q${n(w * 0.2)} ${floor - 30} ${n(w * 0.5)} ${floor + 10}T${w * 2} ${floor}V${h * 2}H${-w}Z" fill="#e6cf9a"/>` +
    `<path d="M${-w} ${n(h - 60)}Q${n(w * 0.4)} ${n(h - 110)} ${w * 2} ${n(h - 40)}V${h * 2}H${-w}Z" fill="#d3b878"/>` +
    `<path d="${ripples}" stroke="#c7aa6a" stroke-width="5" fill="none" stroke-linecap="round"/>`
  );
}

/** Corals and weeds, most of them at the sides, so that the middle stays free. */
function reef(w: number, h: number, floor: number, random: Random): string {
  const hues = ['#ff6f6b', '#ff9b54', '#f25c9a', '#b25be0', '#ffd05a', '#3fc9b0'];
  const many = Math.max(9, Math.round(w / 78));
  const places = Array.from({ length: many }, (_, at) => {
    const part = (at + random.between(0.2, 0.8)) / many;
    const middle = 1 - Math.min(1, Math.abs(part - 0.5) * 2.4);
    return {
      x: w * part,
      y: floor + 26 + random.between(0, (h - floor) * (0.3 + 0.3 * (1 - middle))),
      size: random.between(0.72, 1.1) * (1.12 - middle * 0.5),
    };
  });
  return places
    .toSorted((one, other) => one.y - other.y)
    .map(({ x, y, size }, at) => {
      const hue = hues[(at * 5 + Math.floor(random.next() * 2)) % hues.length]!;
      const art = CORALS[at % CORALS.length]!(hue, random);
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><ellipse cx="0" cy="4" rx="86" ry="14" fill="#7d5f2e" opacity=".28"/>${art}</g>`;
    })
    .join('');
}

type Coral = (hue: string, random: Random) => string;

/** Each stands at the origin. */
const CORALS: readonly Coral[] = [
  // Antlers.
  (hue) => {
    const limbs =
      'M0 0C-6 -60 4 -90 0 -210M-2 -60C-40 -84 -70 -110 -76 -176M-62 -112C-86 -120 -104 -140 -106 -164M2 -90C40 -110 62 -130 66 -200M54 -130C84 -138 98 -152 102 -182M0 -150C-20 -166 -30 -180 -32 -214';
    return (
      `<path d="${limbs}" fill="none" stroke="${darken(hue, 0.22)}" stroke-width="30" stroke-linecap="round"/>` +
      `<path d="${limbs}" fill="none" stroke="${hue}" stroke-width="22" stroke-linecap="round" transform="translate(-3 -2)"/>` +
      `<path d="${limbs}" fill="none" stroke="${lighten(hue, 0.45)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 24" transform="translate(-7 -4)"/>`
    );
  },
  // Weeds.
  (hue, random) => {
    const leaf = hue === '#3fc9b0' ? '#2fae7a' : random.pick(['#2f9e6b', '#4fb85a', '#1f8f7e']);
    return [-46, -18, 12, 42]
      .map((x, at) => {
        const high = 190 + ((at * 67) % 120);
        const swing = at % 2 ? 26 : -26;
        return `<path d="M${x - 10} 0C${x - 10 + swing} ${-high * 0.35} ${x - 16 - swing} ${-high * 0.65} ${x + swing * 0.6} ${-high}C${x + 14 - swing} ${-high * 0.6} ${x + 14 + swing} ${-high * 0.35} ${x + 12} 0Z" fill="${at % 2 ? leaf : darken(leaf, 0.18)}"/>`;
      })
      .join('');
  },
  // A fan.
  (hue) => {
    const veins = Array.from({ length: 11 }, (_, at) => {
      const angle = ((at - 5) / 5) * 1.15;
      return `M0 -24L${n(Math.sin(angle) * 138)} ${n(-24 - Math.cos(angle) * 158)}`;
    }).join('');
    return (
      `<path d="M-10 0L-6 -30C-110 -60 -156 -130 -120 -186C-60 -230 60 -230 120 -186C156 -130 110 -60 6 -30L10 0Z" fill="${hue}"/>` +
      `<path d="${veins}" stroke="${darken(hue, 0.25)}" stroke-width="6" stroke-linecap="round"/><path d="M-92 -108Q0 -164 92 -108M-116 -150Q0 -210 116 -150M-54 -70Q0 -100 54 -70" stroke="${darken(hue, 0.25)}" stroke-width="5" fill="none"/>`
    );
  },
  // A brain coral on its rock.
  (hue) =>
    `<path d="M-120 4C-124 -60 -70 -104 0 -104C70 -104 124 -60 120 4Z" fill="${darken(hue, 0.14)}"/><path d="M-106 -4C-108 -56 -62 -92 -4 -92C54 -92 96 -60 100 -14C60 -2 -60 4 -106 -4Z" fill="${hue}"/>` +
    `<path d="M-88 -20q14 -26 30 -4t28 -12t26 8t28 -10t26 10M-66 -52q14 -22 28 -2t28 -10t26 8t26 -8M-34 -76q14 -10 24 2t26 -6" fill="none" stroke="${darken(hue, 0.3)}" stroke-width="7" stroke-linecap="round"/>`,
  // Tubes of a sponge.
  (hue) =>
    [
      [-52, 96, 30],
      [4, 168, 36],
      [58, 124, 30],
    ]
      .map(
        ([x, high, wide]) =>
          `<path d="M${x! - wide! * 0.6} 0L${x! - wide!} ${-high!}H${x! + wide!}L${x! + wide! * 0.6} 0Z" fill="${hue}"/><path d="M${x! + wide! * 0.2} 0L${x! + wide! * 0.4} ${-high!}H${x! + wide!}L${x! + wide! * 0.6} 0Z" fill="${darken(hue, 0.16)}"/><ellipse cx="${x}" cy="${-high!}" rx="${wide}" ry="11" fill="${lighten(hue, 0.3)}"/><ellipse cx="${x}" cy="${-high!}" rx="${wide! - 9}" ry="7" fill="${darken(hue, 0.5)}"/>`,
      )
      .join(''),
  // Stones with a starfish.
  (hue) =>
    `<path d="M-110 4C-120 -40 -80 -84 -30 -70C0 -104 70 -86 76 -44C110 -40 118 -10 112 4Z" fill="#5d6f8c"/><path d="M-96 -10C-92 -44 -64 -64 -36 -56C-60 -44 -70 -26 -66 -6Z" fill="#7f93b0"/>` +
    `<path d="M30 -78L38 -54L64 -54L44 -38L52 -12L30 -28L8 -12L16 -38L-4 -54L22 -54Z" fill="${hue}" stroke="${darken(hue, 0.3)}" stroke-width="4" stroke-linejoin="round"/>`,
];

/** The nose points to the left before it is turned; each kind is seen at least once. */
function fish(x: number, y: number, size: number, random: Random, at: number): string {
  const turn = random.pick([-1, 1]);
  const art = at < FISHES.length ? FISHES[at]! : random.pick(FISHES);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size * turn)} ${n(size)}) rotate(${n(random.between(-7, 7))})">${art}</g>`;
}

const EYE =
  '<circle cx="-72" cy="-12" r="13" fill="#fff"/><circle cx="-75" cy="-12" r="7.5" fill="#17202e"/><circle cx="-77" cy="-15" r="2.6" fill="#fff"/>';
const BODY = 'M-112 2C-84 -62 20 -70 84 -6C20 66 -84 62 -112 2Z';

const FISHES: readonly string[] = [
  // A clownfish.
  `<path d="M70 -2L132 -44Q120 0 132 40Z" fill="#f07a1f"/><path d="M-50 -44Q-10 -84 40 -42Z" fill="#f07a1f"/><path d="M-30 44Q0 76 28 40Z" fill="#f07a1f"/><path d="${BODY}" fill="#ff8f2b"/><path d="M-52 -47Q-34 2 -52 47Q-34 53 -24 53Q-8 2 -24 -53Q-38 -52 -52 -47ZM16 -43Q34 0 18 42L36 32Q50 0 36 -33ZM76 -12Q70 0 76 8L88 2L86 -8Z" fill="#fff" stroke="#2b2230" stroke-width="4"/>${EYE}<path d="M-108 12Q-96 20 -86 14" fill="none" stroke="#8a3d0a" stroke-width="4" stroke-linecap="round"/><path d="M-4 8Q22 -8 28 18Q12 30 -4 8Z" fill="#e56b12"/>`,
  // A blue tang.
  `<path d="M70 0L134 -50Q112 0 134 48Z" fill="#ffd23f"/><path d="M-70 -38Q-10 -92 74 -22Z" fill="#1d3fae"/><path d="M-60 40Q0 84 70 20Z" fill="#1d3fae"/><path d="${BODY}" fill="#2f74ea"/><path d="M-58 -40C0 -58 40 -38 78 -8C40 4 20 -20 -6 -16C-30 -12 -24 14 4 16C-40 30 -60 -10 -58 -40Z" fill="#16235c"/>${EYE}<path d="M-40 12Q-12 0 -8 26Q-26 36 -40 12Z" fill="#ffd23f"/>`,
  // A butterfly fish.
  `<path d="M58 0L112 -38Q98 0 112 36Z" fill="#fff2c4"/><path d="M-60 -46Q0 -128 64 -34Z" fill="#ffb400"/><path d="M-52 46Q4 120 60 32Z" fill="#ffb400"/><path d="M-120 4L-88 -16C-62 -84 40 -78 72 0C40 78 -62 84 -88 20Z" fill="#ffd84a"/><path d="M-76 -44Q-62 4 -76 46Q-64 54 -56 56Q-42 2 -56 -60Q-66 -54 -76 -44Z" fill="#2b2440"/><path d="M-10 -60Q8 0 -8 60M22 -50Q38 0 24 50" stroke="#fff6d6" stroke-width="9" fill="none"/><circle cx="-67" cy="-8" r="7" fill="#fff"/><circle cx="-68" cy="-8" r="4" fill="#17202e"/>`,
  // A small pink one.
  `<path d="M66 0L124 -46Q104 0 124 44Z" fill="#c43f8e"/><path d="M-40 -46Q-6 -78 46 -36Z" fill="#c43f8e"/><path d="M-20 46Q8 74 34 36Z" fill="#c43f8e"/><path d="${BODY}" fill="#f272b4"/><path d="M-100 12C-60 52 20 50 70 6C20 30 -60 34 -100 12Z" fill="#ffd0e6"/>${EYE}<path d="M-14 2Q16 -12 20 14Q2 24 -14 2Z" fill="#d9559d"/>`,
];

function bubbles(w: number, floor: number, random: Random): string {
  return Array.from({ length: 5 }, () => {
    const x = w * random.between(0.06, 0.94);
    const y = floor * random.between(0.3, 0.9);
    return [0, 1, 2, 3]
      .map((at) => {
        const radius = 5 + ((at * 5 + 4) % 9);
        return `<circle cx="${n(x + Math.sin(at * 2) * 14)}" cy="${n(y - at * 44)}" r="${radius}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".75" stroke-width="2.5"/>`;
      })
      .join('');
  }).join('');
}

/** One decimal is finer than any pixel. */
function n(value: number): string {
  return value.toFixed(1);
}
