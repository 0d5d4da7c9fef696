import { blend } from '../tint.ts';
import type { Land, View } from './land.ts';

export const GOLF_COURSE: Land = { ground: ['#5fae4e', '#86cc6c'], backdrop: fairways, onGround: green };

/** Fairways between trees. */
function fairways({ w, floor, random, colors }: View): string {
  const hill = (level: number, fill: string) =>
    `<path d="M${-w} ${floor}V${floor - level}Q${w * random.between(0.1, 0.3)} ${floor - level - random.between(30, 90)} ${w * 0.5} ${floor - level + 10}T${w * 2} ${floor - level - 20}V${floor + 6}H${-w}Z" fill="${fill}"/>`;
  const far = Array.from({ length: Math.ceil(w / 90) + 1 }, (_, at) => {
    const x = at * 90 + random.between(-24, 24);
    const size = random.between(34, 62);
    return `<ellipse cx="${x.toFixed(1)}" cy="${(floor - 150 - size * 0.4).toFixed(1)}" rx="${(size * 1.1).toFixed(1)}" ry="${size.toFixed(1)}" fill="${at % 2 ? '#3f8a52' : '#4d9a5a'}"/>`;
  }).join('');
  return hill(170, blend(colors.leaf, colors.sky, 0.5)) + far + hill(120, '#63b257') + hill(54, '#7cc465');
}

/** A bunker, and a green with its flag. */
function green({ w, h, floor, random }: View): string {
  const side = random.pick([0.24, 0.76]);
  const x = w * side;
  const y = floor + (h - floor) * 0.12;
  const stripes = Array.from(
    { length: 7 },
    (_, at) =>
      `M${w * (at / 6 - 0.2)} ${h * 1.1}L${w * (0.36 + at * 0.05)} ${floor}h${w * 0.025}L${w * (at / 6 - 0.1)} ${h * 1.1}Z`,
  ).join('');
  const bunker = w * (1 - side);
  return (
    `<path d="${stripes}" fill="#fff" opacity=".1"/>` +
    `<path d="M${bunker - 150} ${y + 70}q30 -50 130 -36q90 -40 150 14q60 40 -20 62q-120 30 -200 6q-80 -10 -60 -46Z" fill="#e9d8a6"/><path d="M${bunker - 140} ${y + 84}q60 34 180 24q90 -6 96 -34q20 24 -44 40q-120 30 -200 6q-40 -10 -32 -36Z" fill="#d3bd84"/>` +
    `<ellipse cx="${x}" cy="${y + 20}" rx="230" ry="46" fill="#9ad97e"/><ellipse cx="${x + 20}" cy="${y + 20}" rx="18" ry="7" fill="#20352a"/>` +
    `<path d="M${x + 20} ${y + 20}V${y - 270}" stroke="#f7f7f2" stroke-width="8"/><path d="M${x + 24} ${y - 268}L${x + 124} ${y - 232}L${x + 24} ${y - 196}Z" fill="#e0423a"/>` +
    `<ellipse cx="${x - 92}" cy="${y + 36}" rx="20" ry="5" fill="#2f5d38" opacity=".4"/><circle cx="${x - 92}" cy="${y + 24}" r="13" fill="#fff"/>`
  );
}
