import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '#server/adapters/inference/package-folder';
import type { TfjsModel } from '#server/adapters/inference/tfjs-to-onnx/read-model-files';

const SHARDS = ['group1-shard1of2', 'group1-shard2of2'];

/**
 * The classifier MobileNetV2Mid of `nsfwjs`, whose files are scripts that export an object and texts in base64: they
 * are read, not run.
 */
export async function readClassifier(): Promise<TfjsModel> {
  const folder = join(packageFolder('nsfwjs'), 'dist/models/mobilenet_v2_mid');
  const exported = async (name: string) => exportOf(await readFile(join(folder, `${name}.min.js`), 'utf8'));
  const json = parseLiteral(await exported('model'));
  const shards = await Promise.all(SHARDS.map(async (name) => parseLiteral(await exported(name))));
  return { json, groups: [Buffer.concat(shards.map((text) => Buffer.from(String(text), 'base64')))] };
}

/** What a script made by browserify of one module with one export assigns to `exports`. */
function exportOf(script: string): string {
  const literal = /\.exports=(["{].+)\},\{\}\]\},\{\},\[1\]\)\(1\)\}\);?\s*$/s.exec(script)?.[1];
  if (literal === undefined) throw new Error('the script exports nothing that can be read');
  return literal;
}

/** Minified JavaScript that is data: JSON with bare names, `!0` for true, and no zero before a point. */
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
