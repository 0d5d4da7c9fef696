import type { Random } from '../../math/seeded-random.ts';
import type { TimeOfDay } from '../../scene/weather.ts';
import { rect } from '../decor.ts';
import type { OpenAir, PeopleScene, RoomColors } from '../people-scene.ts';
import { blend, lighten } from '../tint.ts';

/** Colors of the hour: the sky from top to horizon, the clouds, and a veil of light over everything with its opacity. */
interface Light {
  sky: readonly string[];
  clouds: string;
  veil: readonly [color: string, opacity: number];
}

const LIGHTS: Readonly<Record<Exclude<TimeOfDay, 'day'>, Light>> = {
  dawn: { sky: ['#7f9fd8', '#f3c3c0', '#ffe2bf'], clouds: '#ffe6e0', veil: ['#ffb9a0', 0.1] },
  golden: { sky: ['#8db4dd', '#f6cf9a', '#ffe9b8'], clouds: '#fff0d2', veil: ['#ffa53c', 0.16] },
  sunset: { sky: ['#554a8c', '#e56f5c', '#ffc46b'], clouds: '#f4a08a', veil: ['#e8562c', 0.16] },
  dusk: { sky: ['#1f275c', '#5f5496', '#dc8f8c'], clouds: '#7d73a8', veil: ['#2b2f6b', 0.34] },
  night: { sky: ['#0b1133', '#1c2656', '#303c78'], clouds: '#2c3668', veil: ['#0d1545', 0.46] },
};
const RAINY: Light = { sky: ['#76839a', '#a9b4c2', '#cdd5dc'], clouds: '#8f9bab', veil: ['#4a5a70', 0.16] };

/** The sky with its sun or moon, stars and clouds, down to the horizon at `floor`. */
export function drawSky(
  { colors, air }: PeopleScene,
  { w, h, floor }: { w: number; h: number; floor: number },
  random: Random,
): string {
  const light = lightOf(air);
  const sky = light?.sky ?? [colors.sky, lighten(colors.sky, 0.78)];
  const stops = sky.map((color, at) => `<stop offset="${at / (sky.length - 1)}" stop-color="${color}"/>`);
  const { time, falling } = air;
  const body =
    falling || time === 'dusk'
      ? ''
      : time === 'night'
        ? moon(w, h, random)
        : time === 'day'
          ? sun(w, h * 0.15, 58, random)
          : sun(w, floor * 0.82, 84, random);
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>` +
    rect(-w, -h, w * 3, h * 3, sky[0]!) +
    `<rect x="${-w}" width="${w * 3}" height="${floor}" fill="url(#sky)"/>` +
    (isDark(air) && !falling ? drawStars(w, floor, random) : '') +
    (air.isBeside ? '' : body) +
    clouds(w, floor, light?.clouds ?? '#ffffff', random)
  );
}

/** Whether lamps and stars shine. */
export function isDark({ time }: OpenAir): boolean {
  return time === 'night' || time === 'dusk';
}

/** The light of the hour, and rain or snow, drawn over people and place. */
export function drawAirBefore({ air, seed }: PeopleScene, w: number, h: number): string {
  const light = lightOf(air);
  const veil = light
    ? `<rect x="${-w}" y="${-h}" width="${w * 3}" height="${h * 3}" fill="${light.veil[0]}" opacity="${light.veil[1]}"/>`
    : '';
  return veil + (air.falling ? FALLING[air.falling](w, h, seed) : '');
}

const FALLING: Readonly<Record<'rain' | 'snow', (w: number, h: number, seed: number) => string>> = {
  rain: (w, h, seed) => {
    const streaks = scatter(w, h, 900, seed).map(
      ([x, y], at) => `M${x} ${y}l${-7 - (at % 3) * 2} ${34 + (at % 5) * 8}`,
    );
    return `<path d="${streaks.join('')}" stroke="#e6eef7" stroke-width="2.6" stroke-linecap="round" opacity=".62" fill="none"/>`;
  },
  snow: (w, h, seed) =>
    `<g fill="#fff" opacity=".9">${scatter(w, h, 2600, seed)
      .map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${3 + (at % 4) * 1.4}"/>`)
      .join('')}</g>`,
};

/** Leaves of trees and bushes in the season. */
export function leafColor({ leaf }: RoomColors, { season }: OpenAir, at: number): string {
  if (season === 'autumn') return ['#d98a2b', '#c4572c', '#e0ac3a'][at % 3]!;
  if (season === 'spring') return ['#f2b8cb', '#8cc36a', '#f7cfdb'][at % 3]!;
  return blend(leaf, '#5fae4f', 0.5);
}

export function drawStars(w: number, floor: number, random: Random): string {
  const dots = Array.from(
    { length: Math.round(w / 12) },
    () =>
      `<circle cx="${random.between(0, w).toFixed(1)}" cy="${random.between(0, floor).toFixed(1)}" r="${random.between(1, 3.4).toFixed(1)}"/>`,
  ).join('');
  return `<g fill="#fff" opacity=".9">${dots}</g>`;
}

function lightOf({ time, falling }: OpenAir): Light | undefined {
  if (time !== 'day') return LIGHTS[time];
  return falling === 'rain' ? RAINY : undefined;
}

function sun(w: number, y: number, radius: number, random: Random): string {
  const x = w * random.pick([0.14, 0.86]);
  return `<circle cx="${x}" cy="${y}" r="${radius * 1.6}" fill="#fff6d6" opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fff1b8"/>`;
}

function moon(w: number, h: number, random: Random): string {
  const x = w * random.pick([0.16, 0.84]);
  return `<circle cx="${x}" cy="${h * 0.15}" r="92" fill="#f6f3e0" opacity=".16"/><circle cx="${x}" cy="${h * 0.15}" r="56" fill="#f6f3e0"/><circle cx="${x - 16}" cy="${h * 0.15 - 12}" r="11" fill="#ddd9c2"/><circle cx="${x + 18}" cy="${h * 0.15 + 14}" r="15" fill="#ddd9c2"/>`;
}

function clouds(w: number, floor: number, fill: string, random: Random): string {
  const many = Math.max(2, Math.round(w / 420));
  return Array.from({ length: many }, (_, at) => {
    const x = w * ((at + random.between(0.2, 0.8)) / many);
    const y = floor * random.between(0.1, 0.4);
    const s = random.between(0.7, 1.2);
    return `<g fill="${fill}" opacity=".8" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(2)})"><rect x="-110" y="-26" width="220" height="52" rx="26"/><circle cx="-36" cy="-30" r="44"/><circle cx="34" cy="-22" r="34"/></g>`;
  }).join('');
}

/** Places in the picture, one for every `area` square units. */
function scatter(w: number, h: number, area: number, seed: number): (readonly [number, number])[] {
  const many = Math.round((w * h) / area / 4);
  const part = (at: number, by: number) => (((at * by + (seed % 997) / 997) % 1) + 1) % 1;
  return Array.from({ length: many }, (_, at) => [
    Math.round(part(at, 0.7548776662) * w),
    Math.round(part(at, 0.569840291) * h),
  ]);
}
