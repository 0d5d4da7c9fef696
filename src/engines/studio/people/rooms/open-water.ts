import { blend } from '../tint.ts';
import type { Land, View } from './land.ts';
import { ripple } from './land-shapes.ts';

const WATER = '#1f78a8';
const FAR_WATER = '#7cc7dd';

export const OPEN_WATER: Land = { ground: [WATER, FAR_WATER], backdrop: farShore, onGround: glitteringWater };

/** Open water up to a far shore. */
function farShore({ w, floor, random, colors }: View): string {
  const shore = floor * 0.66;
  return (
    `<path d="M${-w} ${shore + 30}V${shore - 40}Q${w * 0.1} ${shore - random.between(60, 140)} ${w * 0.36} ${shore - 30}T${w * 0.8} ${shore - random.between(20, 70)}T${w * 2} ${shore - 30}V${shore + 30}Z" fill="${blend(colors.leaf, colors.sky, 0.5)}"/>` +
    `<path d="M${-w} ${shore + 30}V${shore}Q${w * 0.3} ${shore - 50} ${w * 0.6} ${shore + 4}T${w * 2} ${shore}V${shore + 30}Z" fill="${blend(colors.leaf, colors.sky, 0.22)}"/>` +
    `<defs><linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${FAR_WATER}"/><stop offset="1" stop-color="${WATER}"/></linearGradient></defs>`
  );
}

function glitteringWater({ w, h, floor, random }: View): string {
  const shore = floor * 0.66;
  const glints = Array.from({ length: 34 }, () => {
    const part = random.next() ** 0.7;
    const y = shore + 26 + (h - shore) * part;
    const wide = 26 + part * 110;
    return ripple(random.between(-40, w), y, wide, 3 + part * 9);
  }).join('');
  return (
    `<rect x="${-w}" y="${shore + 8}" width="${w * 3}" height="${h * 2}" fill="url(#water)"/>` +
    `<path d="${glints}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`
  );
}
