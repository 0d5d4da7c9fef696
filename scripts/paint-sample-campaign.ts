/**
 * Lays out ads of the landing page's sample campaign on one picture. Make the ads first, of a fixture site:
 * `npm run ads -- http://127.0.0.1:PORT --allow-host 127.0.0.1:PORT --platform facebook,google-display --out FOLDER`, then run
 * `node scripts/paint-sample-campaign.ts FOLDER`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';

const FILE = 'src/web/app/public/ads/sample-campaign.webp';
const [WIDTH, HEIGHT, GAP] = [672, 480, 16];
/** Columns of ads with their widths; each keeps its shape. */
const COLUMNS = [
  {
    width: 380,
    ads: [
      'facebook/facebook-feed-landscape-1200x628',
      'google-display/google-display-970x250',
      'google-display/google-display-728x90',
      'google-display/google-display-468x60',
    ],
  },
  { width: 134, ads: ['facebook/facebook-story-1080x1920', 'google-display/google-display-250x360'] },
  { width: 94, ads: ['google-display/google-display-160x600', 'google-display/google-display-336x280'] },
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the ads');
const placed: { input: Buffer; left: number; top: number }[] = [];
let left = GAP;
for (const { width, ads } of COLUMNS) {
  let top = GAP;
  for (const ad of ads) {
    const { data, info } = await sharp(join(folder, `${ad}.png`))
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true });
    placed.push({ input: data, left, top });
    top += info.height + GAP;
  }
  left += width + GAP;
}
await mkdir('src/web/app/public/ads', { recursive: true });
const { size } = await sharp({
  create: { width: WIDTH, height: HEIGHT, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .composite(placed)
  .withXmp(provenanceXmp('algorithmicMedia'))
  .webp({ quality: 78, effort: 6 })
  .toFile(FILE);
console.log(`${FILE}: ${size} bytes`);
