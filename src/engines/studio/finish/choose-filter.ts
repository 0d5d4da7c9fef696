import { fromHex } from '../color/linear-color.ts';
import { createRandom } from '../math/seeded-random.ts';
import type { Filter, Look } from '../scene/finish.ts';
import type { Style } from '../scene/picture-settings.ts';

const DUOTONES = [
  ['#1b1038', '#c2406b', '#ffe3b3'],
  ['#06223f', '#1f8a9e', '#f6efcf'],
  ['#231942', '#5e6ad2', '#ffd1dc'],
  ['#0f2a22', '#d9822b', '#fff1d0'],
] as const;

/** The filter of a style or look; undefined keeps the photograph. */
export function chooseFilter(style: Style | Look | undefined, seed: number): Filter | undefined {
  const random = createRandom(seed ^ 0x57a1);
  switch (style) {
    case 'artistic':
      return { kind: random.chance(0.65) ? 'painterly' : 'ink' };
    case 'painterly':
    case 'watercolor':
    case 'ink':
    case 'pencil':
    case 'line':
    case 'flat':
      return { kind: style };
    case 'minimalist':
      return { kind: 'flat' };
    case 'conceptual':
      return { kind: 'duotone', colors: random.pick(DUOTONES).map(fromHex) };
    case 'photorealistic':
    case undefined:
      return undefined;
  }
}
