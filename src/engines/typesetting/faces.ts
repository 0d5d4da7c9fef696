import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Family } from './families.ts';

/** One file of a family at one weight. */
export interface Face {
  /** Also used in the SVG. */
  name: string;
  font: hb.Font;
  unitsPerEm: number;
  bytes: Buffer;
}

const opened = new Map<string, Promise<Face>>();

/** The face of the family that has the character, if it has it. */
export async function findFace(family: Family, weight: number, codePoint: number): Promise<Face | undefined> {
  for (const { file, ranges } of family.subsets) {
    if (!ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) continue;
    const face = await openFace(family, file, weight);
    if (face.font.nominalGlyph(codePoint)) return face;
  }
  return undefined;
}

/** The ads of a campaign share their texts, and so their subsets. */
const SUBSETS_MAX = 64;
const subsets = new Map<string, Promise<Buffer>>();

/** A woff2 with the characters of the text alone. */
export function subsetOf(face: Face, text: string): Promise<Buffer> {
  const key = `${face.name} ${text}`;
  const subset = subsets.get(key) ?? subsetFont(face.bytes, text, { targetFormat: 'woff2', noHinting: true });
  // A failed one is tried again.
  subset.catch(() => subsets.delete(key));
  // The latest used last.
  subsets.delete(key);
  subsets.set(key, subset);
  const [oldest] = subsets.keys();
  if (subsets.size > SUBSETS_MAX && oldest !== undefined) subsets.delete(oldest);
  return subset;
}

/** An instance at the weight, so that the measured and the embedded font are the same. */
function openFace(family: Family, file: string, weight: number): Promise<Face> {
  const key = `${file}@${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const face = readFile(file)
    .then((bytes) =>
      subsetFont(bytes, undefined, {
        targetFormat: 'truetype',
        keepAllGlyphs: true,
        ...(family.isVariable ? { variationAxes: { wght: weight } } : {}),
      }),
    )
    .then((bytes): Face => {
      const hbFace = new hb.Face(new hb.Blob(new Uint8Array(bytes)));
      const name = basename(file).replace(/-(wght|400)-normal\.woff2$/, '');
      return {
        name: `fw-${name}-${weight}`,
        font: new hb.Font(hbFace),
        unitsPerEm: hbFace.upem,
        bytes,
      };
    });
  opened.set(key, face);
  return face;
}
