import { chromaOf, hueOf, type Lab } from './oklab.ts';

/** Colors with less chroma show no hue. */
const GRAY = 0.028;
/** OKLab hues in degrees; each name holds up to the next one. */
const HUES: readonly (readonly [from: number, name: string])[] = [
  [0, 'pink'],
  [18, 'red'],
  [42, 'orange'],
  [78, 'yellow'],
  [118, 'green'],
  [172, 'teal'],
  [218, 'blue'],
  [292, 'purple'],
  [330, 'pink'],
];

/** Names a color in one or two everyday words. */
export function nameColor(color: Lab): string {
  const [light] = color;
  const chroma = chromaOf(color);
  if (chroma < GRAY) return nameGray(light);
  const hue = hueOf(color);
  const name = HUES.findLast(([from]) => hue >= from)![1];
  if (light < 0.24) return chroma < 0.05 ? 'near-black' : `dark ${name === 'yellow' ? 'olive' : name}`;
  const isEarthy = name === 'orange' || (name === 'red' && chroma < 0.12) || name === 'yellow';
  if (isEarthy && light > 0.86 && chroma < 0.09) return 'cream';
  if (isEarthy && light > 0.62 && chroma < 0.085) return 'beige';
  if (isEarthy && name !== 'yellow' && light < 0.62 && chroma < 0.13)
    return light < 0.4 ? 'dark brown' : 'brown';
  if (name === 'yellow' && light < 0.62) return 'olive';
  if (name === 'pink' && light < 0.5) return 'magenta';
  if (light > 0.82) return `pale ${name}`;
  if (light < 0.4) return `dark ${name}`;
  return chroma < 0.06 ? `muted ${name}` : name;
}

function nameGray(light: number): string {
  if (light > 0.955) return 'white';
  if (light > 0.8) return 'light gray';
  if (light > 0.42) return 'gray';
  if (light > 0.22) return 'dark gray';
  return 'black';
}
