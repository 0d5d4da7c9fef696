import { posix } from 'node:path';
import type { PackFiles } from './read-pack.ts';

/** A material as an MTL file has it: colors as seen on the author's screen. */
export interface FlatMaterial {
  name: string;
  color: readonly number[];
  /** Strength of the highlight 0..1 and its Phong exponent. */
  highlight: number;
  exponent: number;
  opacity: number;
  /** Path of the color picture in the pack. */
  picture: string | null;
  /** Path of the picture that cuts holes: by its alpha, or by its brightness if it has none. */
  mask: string | null;
}

export function readMtl(
  files: PackFiles,
  folder: string,
  text: string,
  into: Map<string, FlatMaterial>,
): void {
  let current: FlatMaterial | null = null;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const [keyword = '', ...words] = line.split(/\s+/);
    const numbers = words.map(Number);
    const rest = line.slice(keyword.length).trim();
    if (keyword === 'newmtl') {
      current = { ...PLAIN, name: rest };
      into.set(rest, current);
      continue;
    }
    if (!current) continue;
    switch (keyword.toLowerCase()) {
      case 'kd':
        current.color = numbers.slice(0, 3);
        break;
      case 'ks':
        current.highlight = Math.min(1, Math.max(...numbers.slice(0, 3)));
        break;
      case 'ns':
        current.exponent = numbers[0] ?? 10;
        break;
      case 'd':
        current.opacity = numbers.at(-1) ?? 1;
        break;
      case 'tr':
        // Some exporters mean opacity by it: 1 cannot be meant as invisible.
        if (numbers[0]! > 0 && numbers[0]! < 1) current.opacity = Math.min(current.opacity, 1 - numbers[0]!);
        break;
      case 'map_kd':
        current.picture = findPicture(files, folder, rest);
        break;
      case 'map_d':
        current.mask = findPicture(files, folder, rest);
        break;
    }
  }
}

/** A material that the file uses without describing it: readers in Java knew some by name. */
export function builtInMaterial(name: string): FlatMaterial {
  const [color, highlight, exponent] = BUILT_IN[name.toLowerCase()] ?? [[0.75, 0.75, 0.75], 0.2, 30];
  return { ...PLAIN, name, color, highlight, exponent, opacity: /glass/i.test(name) ? 0.2 : 1 };
}

/** Options such as `-s 1 1 1` may stand before the name, and the name may have spaces. */
function findPicture(files: PackFiles, folder: string, rest: string): string | null {
  const name = rest.replace(/-\w+(\s+-?[\d.]+)+\s*/g, '').trim();
  const found =
    files.find(folder, name) ?? files.find(folder, posix.basename(rest.split(/\s+/).at(-1) ?? ''));
  return found?.path ?? null;
}

const PLAIN: FlatMaterial = {
  name: '',
  color: [0.8, 0.8, 0.8],
  highlight: 0,
  exponent: 10,
  opacity: 1,
  picture: null,
  mask: null,
};

const BUILT_IN: Readonly<Record<string, [color: number[], highlight: number, exponent: number]>> = {
  amber: [[0.63, 0.4, 0.11], 0.5, 60],
  charcoal: [[0.12, 0.12, 0.12], 0.1, 60],
  lavendar: [[0.6, 0.5, 0.75], 0.3, 60],
  navy_blue: [[0.1, 0.1, 0.35], 0.3, 60],
  pale_green: [[0.5, 0.7, 0.55], 0.3, 60],
  pale_pink: [[0.85, 0.7, 0.7], 0.3, 60],
  pale_yellow: [[0.9, 0.85, 0.6], 0.3, 60],
  white: [[0.9, 0.9, 0.9], 0.3, 60],
  flat_white: [[0.9, 0.9, 0.9], 0, 1],
  black: [[0.1, 0.1, 0.1], 0.3, 60],
  flat_black: [[0.1, 0.1, 0.1], 0, 1],
  red: [[0.75, 0.1, 0.1], 0.3, 60],
  green: [[0.1, 0.5, 0.15], 0.3, 60],
  blue: [[0.1, 0.15, 0.6], 0.3, 60],
  light_gray: [[0.75, 0.75, 0.75], 0.3, 60],
  dark_gray: [[0.3, 0.3, 0.3], 0.3, 60],
  brown: [[0.4, 0.25, 0.14], 0.3, 60],
  gold: [[0.85, 0.65, 0.3], 1, 200],
  silver: [[0.8, 0.8, 0.8], 1, 200],
  glass: [[0.95, 0.95, 0.95], 1, 500],
  mirror: [[0.95, 0.95, 0.95], 1, 1000],
};
