/**
 * Renders the example assets of scripts/example-assets with the studio's kernel, cut out with exact alpha.
 * `node scripts/paint-example-assets.ts [id…]` renders all of them or the named ones; `--draft folder` writes small ones
 * into another folder.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { cutOut } from './example-assets/cut-out.ts';
import { createProductSet } from './example-assets/product.ts';
import { PRODUCTS } from './example-assets/products.ts';
import { writeSmallWebp } from './write-small-webp.ts';

const LONGEST = 1024;
const DRAFT = 400;
const MAX_BYTES = 60_000;

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
  const options = { alphaQuality: 100, smartSubsample: true };
  const limits = { maxBytes: MAX_BYTES, quality: { highest: 88, lowest: 34 } };
  const { size, quality } = await writeSmallWebp(image, `${folder}/${product.id}.webp`, limits, options);
  console.log(`${product.id}: ${width} × ${height}, ${size} bytes, quality ${quality}`);
}
