/** Draws the site's icons from favicon.svg. Run `node scripts/paint-icons.ts` after a change of that file. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { withPngXmp } from '#platform/images/with-png-xmp';

const FOLDER = 'src/web/app/public';
/** Background and text color of the dark theme, see src/web/ui/tokens.css. */
const GROUND = '#120e0c';
const INK = '#f2eee9';
const GROUND_RADIUS = 0.2;
/** The mark was drawn by people. */
const DRAWN = provenanceXmp('digitalCreation');

const favicon = await readFile(`${FOLDER}/favicon.svg`, 'utf8');
const MARK = (favicon.match(/<path[^>]*>/g) ?? []).join('');

/** @param share size of the mark as a share of the side; launchers crop a maskable icon to a circle of four fifths */
async function icon(side: number, { share, radius }: { share: number; radius: number }): Promise<Buffer> {
  const scale = (side * share) / 16;
  const inset = (side * (1 - share)) / 2;
  const corner = side * radius;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="${side}" height="${side}" rx="${corner}" fill="${GROUND}"/>
<g fill="${INK}" transform="translate(${inset} ${inset}) scale(${scale})">${MARK}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  return withPngXmp(png, DRAWN);
}

/** PNGs in a Windows icon: a directory of 16 bytes each, then the files; width and height 0 would be 256. */
function ico(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * i;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const ROUNDED = { share: 0.62, radius: GROUND_RADIUS };
await writeFile(`${FOLDER}/icon-192.png`, await icon(192, ROUNDED));
await writeFile(`${FOLDER}/icon-512.png`, await icon(512, ROUNDED));
await writeFile(`${FOLDER}/icon-maskable-512.png`, await icon(512, { share: 0.44, radius: 0 }));
// Phones round its corners themselves.
await writeFile(`${FOLDER}/apple-touch-icon.png`, await icon(180, { share: 0.6, radius: 0 }));
const SMALL = { share: 0.75, radius: GROUND_RADIUS };
const sides = [16, 32, 48];
const small = await Promise.all(sides.map(async (side) => ({ side, png: await icon(side, SMALL) })));
await writeFile(`${FOLDER}/favicon.ico`, ico(small));
