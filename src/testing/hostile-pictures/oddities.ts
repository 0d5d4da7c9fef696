import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngChunk, samplePhoto, withPngChunk } from '../sample-pictures.ts';
import {
  extendedWebp,
  isoBox,
  jpegSegmentAt,
  patched,
  pngOf,
  riffChunk,
  tiffOf,
  webpOf,
} from './containers.ts';
import { be, bytesOf, type HostilePicture, le } from './hostile-picture.ts';

type Outcome = HostilePicture['outcome'];

/** Unusual pictures: valid ones that must be accepted, animations, and contradictory structures. */
export async function* oddities(): AsyncGenerator<HostilePicture> {
  yield* honest();
  yield* animations();
  yield* jpegs();
  yield* pngs();
  yield* tiffs();
  yield* others();
}

const one = (name: string, type: string, bytes: Buffer, outcome: Outcome): HostilePicture => ({
  name: `odd: ${name}`,
  type: `image/${type}`,
  bytes,
  outcome,
});

async function* honest(): AsyncGenerator<HostilePicture> {
  const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a35' } });
  const made = async (name: string, type: string, picture: Sharp) =>
    one(`honest ${name}`, type, await picture.toBuffer(), 'taken');
  yield await made('PNG of 16 bits', 'png', photo().toColourspace('rgb16').png());
  yield await made('PNG with a palette', 'png', photo().png({ palette: true }));
  yield await made('interlaced PNG', 'png', photo().png({ progressive: true }));
  yield await made('CMYK JPEG', 'jpeg', photo().toColourspace('cmyk').jpeg());
  yield await made('progressive JPEG', 'jpeg', photo().jpeg({ progressive: true }));
  yield await made('gray JPEG', 'jpeg', photo().grayscale().jpeg());
  yield await made('JPEG on its side', 'jpeg', photo().withMetadata({ orientation: 6 }).jpeg());
  yield await made('lossless WebP', 'webp', photo().webp({ lossless: true }));
  yield await made('AVIF of 4:2:0', 'avif', photo().avif({ chromaSubsampling: '4:2:0', effort: 0 }));
  yield await made('picture of one pixel', 'png', photo().resize(1, 1).png());
  yield await made('picture of 8,000 by 1', 'png', photo().resize(8_000, 1, { fit: 'fill' }).png());
}

async function* animations(): AsyncGenerator<HostilePicture> {
  const png = await samplePhoto('png');
  const film = sharp([png, await sharp(png).flop().toBuffer()], { join: { animated: true } });
  const gif = await film.clone().gif({ loop: 0 }).toBuffer();
  yield one('GIF that repeats for ever', 'gif', gif, 'refused');
  const frame = gif.indexOf(bytesOf('!\xf9'));
  const frames = Array<Buffer>(3_000).fill(gif.subarray(frame, -1));
  yield one(
    'GIF of six thousand pictures',
    'gif',
    bytesOf(gif.subarray(0, frame), ...frames, ';'),
    'refused',
  );
  yield one('WebP that repeats for ever', 'webp', await film.clone().webp({ loop: 0 }).toBuffer(), 'refused');
  yield one('APNG', 'png', withPngChunk(png, 'acTL', bytesOf(be(2), be(0))), 'refused');
  yield one(
    'APNG of four billion pictures',
    'apng',
    withPngChunk(png, 'acTL', bytesOf(be(2 ** 32 - 1), be(0))),
    'refused',
  );
  const empty = webpOf(
    riffChunk('VP8X', bytesOf(2, '\0\0\0', le(63, 3), le(47, 3))),
    riffChunk('ANIM', Buffer.alloc(6)),
  );
  yield one('WebP film without pictures', 'webp', empty, 'refused');
  const avif = await samplePhoto('avif');
  yield one('AVIF film', 'avif', patched(avif, 8, 'avis'), 'refused');
}

async function* jpegs(): AsyncGenerator<HostilePicture> {
  const photo = await samplePhoto('jpeg');
  const [frame, scan, tables] = [0xc0, 0xda, 0xdb].map((it) => jpegSegmentAt(photo, it)) as [
    number,
    number,
    number,
  ];
  const jpeg = (name: string, bytes: Buffer, outcome: Outcome = 'refused') =>
    one(`JPEG ${name}`, 'jpeg', bytes, outcome);
  for (const count of [0, 2, 5, 255]) yield jpeg(`of ${count} components`, patched(photo, frame + 9, count));
  for (const bits of [0, 1, 12, 16, 255]) yield jpeg(`of ${bits} bits`, patched(photo, frame + 4, bits));
  for (const factors of [0x00, 0x55, 0xff])
    yield jpeg(`sampled by ${factors}`, patched(photo, frame + 11, factors), 'either');
  for (const marker of [0xc3, 0xc5, 0xc9, 0xcb, 0xcf])
    yield jpeg(`of process ${marker.toString(16)}`, patched(photo, frame + 1, marker), 'either');
  yield jpeg('whose segment has no length', patched(photo, tables + 2, be(0, 2)));
  yield jpeg('whose segment is longer than it', patched(photo, tables + 2, be(65_535, 2)));
  yield jpeg('quantised by nought', patched(photo, tables + 5, Buffer.alloc(64)), 'either');
  yield jpeg('without tables', bytesOf(photo.subarray(0, tables), photo.subarray(frame)), 'either');
  yield jpeg('without a frame', bytesOf(photo.subarray(0, frame), photo.subarray(scan)));
  yield jpeg('of two frames', bytesOf(photo.subarray(0, scan), photo.subarray(frame)), 'either');
  yield jpeg('in a JPEG', bytesOf(photo.subarray(0, 2), photo), 'either');
  yield jpeg('of ends alone', bytesOf('\xff\xd8', '\xff\xd9'.repeat(5_000)));
  yield jpeg('of fill bytes alone', bytesOf('\xff\xd8', Buffer.alloc(200_000, 0xff)));
}

async function* pngs(): AsyncGenerator<HostilePicture> {
  const photo = await samplePhoto('png');
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(8 * 25)));
  const eight = { width: 8, height: 8 };
  const png = (name: string, bytes: Buffer, outcome: Outcome = 'refused') =>
    one(`PNG ${name}`, 'png', bytes, outcome);
  yield png('without pixels', pngOf(eight));
  yield png('of color type 7', pngOf({ ...eight, color: 7 }, pixels));
  yield png('of 3 bits', pngOf({ ...eight, depth: 3 }, pixels));
  yield png('interlaced in another way', pngOf({ ...eight, interlace: 9 }, pixels));
  yield png('with a palette that is not there', pngOf({ ...eight, color: 3 }, pixels));
  yield png(
    'of too many colors',
    pngOf({ ...eight, color: 3 }, pngChunk('PLTE', Buffer.alloc(3_000)), pixels),
    'either',
  );
  yield png('with two heads', withPngChunk(photo, 'IHDR', bytesOf(be(9), be(9), '\x08\x02\0\0\0')), 'either');
  yield png('whose sums are wrong', patched(photo, 29, 'xxxx'), 'either');
  yield png('with a chunk longer than it', patched(photo, 33, be(0x7fffffff)));
  yield png('with a chunk of negative length', patched(photo, 33, be(0xffffffff)));
  yield png('with an unknown chunk that must be known', withPngChunk(photo, 'EViL', 'x'), 'either');
  yield png('of Apple’s own kind', withPngChunk(photo, 'CgBI', '\x50\0\x20\x06'), 'either');
}

async function* tiffs(): AsyncGenerator<HostilePicture> {
  const photo = await samplePhoto('tiff');
  const tiff = (name: string, bytes: Buffer) => one(`TIFF ${name}`, 'tiff', bytes, 'refused');
  yield tiff('that is whole', photo);
  const small = [
    [256, 4, 1, 8],
    [257, 4, 1, 8],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 0],
    [277, 3, 1, 1],
    [278, 4, 1, 8],
    [279, 4, 1, 64],
  ] as const;
  const changed = (tag: number, value: number, options: Parameters<typeof tiffOf>[1] = {}) =>
    tiffOf(
      small.map(([it, type, count, old]) => [it, type, count, it === tag ? value : old] as const),
      options,
    );
  yield tiff('whose directory is its own next', changed(0, 0, { next: 8 }));
  yield tiff('whose directory is far outside', bytesOf('II*\0', le(0x7fffffff)));
  yield tiff('of 65,535 entries', bytesOf('II*\0', le(8), le(65_535, 2), Buffer.alloc(600)));
  yield tiff('of no entries', bytesOf('II*\0', le(8), le(0, 2), le(0)));
  yield tiff('whose pixels are far outside', changed(273, 0x7ffffff0));
  yield tiff('of 65,535 samples a pixel', changed(277, 65_535));
  yield tiff('of no bits', changed(258, 0));
  for (const scheme of [2, 5, 6, 7, 32_773, 34_712, 50_000, 65_000])
    yield tiff(`compressed by ${scheme}`, changed(259, scheme));
  yield tiff('of no rows in a strip', changed(278, 0));
  yield tiff('of the large kind', bytesOf('II+\0\x08\0\0\0', le(16), le(0), Buffer.alloc(64)));
  yield tiff('of two orders of bytes', patched(photo, 0, 'MM'));
}

async function* others(): AsyncGenerator<HostilePicture> {
  const [gif, webp, avif] = [await samplePhoto('gif'), await samplePhoto('webp'), await samplePhoto('avif')];
  const codes = gif.indexOf(bytesOf(',\0\0\0\0')) + 10;
  for (const bits of [0, 1, 13, 255])
    yield one(`GIF of codes of ${bits} bits`, 'gif', patched(gif, codes, bits), 'either');
  yield one('GIF without pictures', 'gif', bytesOf(gif.subarray(0, 13), ';'), 'refused');
  yield one('GIF that does not end', 'gif', gif.subarray(0, -1), 'refused');
  for (const size of [0, 4, 2 ** 32 - 1])
    yield one(`WebP said to have ${size} bytes`, 'webp', patched(webp, 4, le(size)), 'refused');
  yield one('WebP whose chunk is longer than it', 'webp', patched(webp, 16, le(2 ** 31)), 'refused');
  yield one(
    'WebP of another canvas',
    'webp',
    extendedWebp(webp, { flags: 0, width: 9, height: 9 }),
    'either',
  );
  yield one('WebP in a WebP', 'webp', webpOf(webp), 'refused');
  const items = avif.indexOf('iloc', 0, 'latin1');
  yield one('AVIF whose items are far outside', 'avif', patched(avif, items + 16, be(0x7fffffff)), 'refused');
  yield one('AVIF whose box is longer than it', 'avif', patched(avif, 0, be(0x7fffffff)), 'refused');
  yield one(
    'AVIF whose box has no end',
    'avif',
    patched(avif, avif.indexOf('meta', 0, 'latin1') - 4, be(0)),
    'either',
  );
  const boxes = Array.from({ length: 200 }).reduce<Buffer>(
    (inner) => isoBox('meta', '\0\0\0\0', inner),
    Buffer.alloc(8),
  );
  yield one(
    'AVIF of two hundred boxes in each other',
    'avif',
    bytesOf(isoBox('ftyp', 'avif\0\0\0\0avifmif1'), boxes),
    'refused',
  );
  yield one('AVIF of a head alone', 'avif', isoBox('ftyp', 'avif\0\0\0\0avifmif1'), 'refused');
}
