/**
 * Photographs the example assets: things of scripts/example-assets, marched by the studio's kernel and cut out with
 * exact alpha. `node scripts/paint-example-assets.ts` makes all of them, or those whose ids are given; with
 * `--draft folder` small ones into another folder, to look at.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { cutOut } from './example-assets/cut-out.ts';
import { createProductSet } from './example-assets/product.ts';
import { PRODUCTS } from './example-assets/products.ts';

const LONGEST = 1024;
const DRAFT = 400;
const MOST_BYTES = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' } },
});
const unknown = positionals.filter((id) => !PRODUCTS.some((product) => product.id === id));
if (unknown.length > 0) throw new Error(`There is no product ${unknown.join(', ')}`);
const folder = values.draft ?? 'src/web/app/public/example-assets';
await mkdir(folder, { recursive: true });
for (const product of PRODUCTS) {
  if (positionals.length > 0 && !positionals.includes(product.id)) continue;
  const set = createProductSet();
  await product.build(set);
  const { pixels, width, height } = cutOut(product, set, values.draft ? DRAFT : LONGEST);
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).withXmp(
    provenanceXmp('algorithmicMedia'),
  );
  let quality = 88;
  let size = Number.POSITIVE_INFINITY;
  for (; size > MOST_BYTES && quality > 30; quality -= 6)
    ({ size } = await image
      .clone()
      .webp({ quality, alphaQuality: 100, effort: 6, smartSubsample: true })
      .toFile(`${folder}/${product.id}.webp`));
  if (size > MOST_BYTES) throw new Error(`${product.id} does not fit into ${MOST_BYTES} bytes`);
  console.log(`${product.id}: ${width} × ${height}, ${size} bytes, quality ${quality + 6}`);
}
