import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWeights } from '#adapters/picture-judges/mobilenet/read-weights';
import { packageFolder } from '#engines/inference/installed';
import type { TfjsModel } from './read-model-files.ts';

/** The classifier MobileNetV2Mid of `nsfwjs`, whose description is a script that exports an object: it is read, not run. */
export async function readClassifier(): Promise<TfjsModel> {
  const file = join(packageFolder('nsfwjs'), 'dist/models/mobilenet_v2_mid/model.min.js');
  const json = parseLiteral(exportOf(await readFile(file, 'utf8')));
  return { json, groups: [await readWeights()] };
}

/** The value that a script made by browserify, of one module with one export, assigns to `exports`. */
function exportOf(script: string): string {
  const literal = /\.exports=(\{.+)\},\{\}\]\},\{\},\[1\]\)\(1\)\}\);?\s*$/s.exec(script)?.[1];
  if (literal === undefined) throw new Error('The script exports nothing that can be read');
  return literal;
}

/** Parses minified JavaScript data: JSON with bare names, `!0` for true, and no zero before a point. */
function parseLiteral(literal: string): unknown {
  return JSON.parse(
    literal.replace(
      /"(?:[^"\\]|\\.)*"|!0|!1|[A-Za-z_$][\w$]*(?=:)|(?<![\d.])(-?)(\.\d)/g,
      (token, minus, decimals) => {
        if (token === '!0') return 'true';
        if (token === '!1') return 'false';
        if (decimals !== undefined) return `${minus}0${decimals}`;
        return token.startsWith('"') ? token : `"${token}"`;
      },
    ),
  );
}
