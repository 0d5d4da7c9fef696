import { deflateSync } from 'node:zlib';
import { blackPng, pngChunk, samplePhoto } from '../sample-pictures.ts';
import { jpegSegmentAt, patched, pngOf, riffChunk, tiffOf, webpOf } from './containers.ts';
import { be, bytesOf, type HostilePicture, le } from './hostile-picture.ts';

const INFLATED_BYTES = 96 * 1024 * 1024;
const SIDES = [30_000, 65_500];

/** Small files that declare or decode to something very large. */
export async function* bombs(): AsyncGenerator<HostilePicture> {
  const png = (name: string, bytes: Buffer, outcome: HostilePicture['outcome'] = 'refused') => ({
    name: `bomb: PNG, ${name}`,
    bytes,
    type: 'image/png',
    outcome,
  });
  yield png('30,000 by 30,000 of one bit', blackPng(30_000, 30_000));
  // A busy machine may time out on the largest valid ones.
  yield png('49 megapixels of one bit', blackPng(7_000, 7_000), 'either');
  for (const [width, height] of [
    [65_535, 65_535],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 32 - 1, 1],
    [1, 2 ** 31 - 1],
    [50_000_000, 1],
    [0, 0],
    [0, 10],
  ] as const) {
    yield png(
      `said to be ${width} by ${height}`,
      pngOf({ width, height }, pngChunk('IDAT', deflateSync('x'))),
    );
  }
  const deep = deflateSync(Buffer.alloc(3_500 * (1 + 3_500 * 8)));
  yield png(
    '12 megapixels of 64 bits',
    pngOf({ width: 3_500, height: 3_500, depth: 16, color: 6 }, pngChunk('IDAT', deep)),
    'either',
  );
  const zeros = deflateSync(Buffer.alloc(INFLATED_BYTES));
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(8 * 25)));
  const eight = { width: 8, height: 8 };
  for (const [type, head] of [
    ['zTXt', 'Comment\0\0'],
    ['iTXt', 'Comment\0\x01\0\0\0'],
    ['iCCP', 'icc\0\0'],
  ] as const) {
    yield png(
      `a chunk ${type} of 96 MB`,
      pngOf(eight, pngChunk(type, bytesOf(head, zeros)), pixels),
      'either',
    );
  }
  yield png('96 MB of pixels for 64 of them', pngOf(eight, pngChunk('IDAT', zeros)), 'either');
  yield png(
    'a hundred thousand chunks',
    pngOf(eight, repeated(pngChunk('tEXt', 'a\0b'), 100_000), pixels),
    'either',
  );

  yield* jpegBombs();
  yield* otherBombs();
}

async function* jpegBombs(): AsyncGenerator<HostilePicture> {
  const photo = await samplePhoto('jpeg');
  const frame = jpegSegmentAt(photo, 0xc0);
  const jpeg = (name: string, bytes: Buffer, outcome: HostilePicture['outcome'] = 'refused') => ({
    name: `bomb: JPEG, ${name}`,
    bytes,
    type: 'image/jpeg',
    outcome,
  });
  for (const side of SIDES)
    yield jpeg(`said to be ${side} by ${side}`, patched(photo, frame + 5, be(side, 2), be(side, 2)));
  yield jpeg(
    '7,000 by 7,000 that is not there',
    patched(photo, frame + 5, be(7_000, 2), be(7_000, 2)),
    'either',
  );
  yield jpeg('of no height', patched(photo, frame + 5, be(0, 2)));
  yield jpeg('of no width', patched(photo, frame + 7, be(0, 2)));
  const [end, scan] = [photo.length - 2, jpegSegmentAt(photo, 0xda)];
  const scans = repeated(photo.subarray(scan, end), 2_000);
  yield jpeg('two thousand scans', bytesOf(photo.subarray(0, scan), scans, photo.subarray(end)));
  const comment = bytesOf('\xff\xfe', be(3, 2), 'x');
  yield jpeg(
    'a hundred thousand comments',
    bytesOf(photo.subarray(0, 2), repeated(comment, 100_000), photo.subarray(2)),
    'either',
  );
}

async function* otherBombs(): AsyncGenerator<HostilePicture> {
  const gif = await samplePhoto('gif');
  const descriptor = gif.indexOf(bytesOf(',\0\0\0\0'));
  for (const side of SIDES) {
    const screen = patched(gif, 6, le(side, 2), le(side, 2));
    const both = patched(screen, descriptor + 5, le(side, 2), le(side, 2));
    const facts = { type: 'image/gif', outcome: 'refused' } as const;
    yield { name: `bomb: GIF, ${side} by ${side}`, bytes: both, ...facts };
    // Only the drawn part of it is stored.
    yield { ...facts, name: `bomb: GIF, a screen of ${side} by ${side}`, bytes: screen, outcome: 'either' };
  }

  const webp = { type: 'image/webp', outcome: 'refused' } as const;
  const plain = await samplePhoto('webp');
  const canvas = bytesOf('\0\0\0\0', le(2 ** 24 - 1, 3), le(2 ** 24 - 1, 3));
  yield {
    ...webp,
    name: 'bomb: WebP, a canvas of 16 million by 16 million',
    bytes: webpOf(riffChunk('VP8X', canvas), plain.subarray(12)),
  };
  const lossless = bytesOf(0x2f, le(16_383 | (16_383 << 14)), Buffer.alloc(40));
  yield {
    ...webp,
    name: 'bomb: WebP, lossless, 16,384 by 16,384',
    bytes: webpOf(riffChunk('VP8L', lossless)),
  };
  const lossy = bytesOf('\x10\0\0\x9d\x01\x2a', le(16_383, 2), le(16_383, 2), Buffer.alloc(60));
  yield { ...webp, name: 'bomb: WebP, lossy, 16,383 by 16,383', bytes: webpOf(riffChunk('VP8 ', lossy)) };

  const avif = await samplePhoto('avif');
  const extents = avif.indexOf('ispe', 0, 'latin1');
  for (const side of [30_000, 2 ** 31, 2 ** 32 - 1]) {
    const bytes = patched(avif, extents + 8, be(side), be(side));
    yield { name: `bomb: AVIF, ${side} by ${side}`, bytes, type: 'image/avif', outcome: 'refused' };
  }

  const tiff = { type: 'image/tiff', outcome: 'refused' } as const;
  for (const side of [...SIDES, 2 ** 32 - 1]) {
    const bytes = tiffOf([
      [256, 4, 1, side],
      [257, 4, 1, side],
      [258, 3, 1, 8],
      [259, 3, 1, 1],
      [262, 3, 1, 1],
      [273, 4, 1, 8],
      [277, 3, 1, 1],
      [278, 4, 1, side],
      [279, 4, 1, 2 ** 32 - 1],
    ]);
    yield { ...tiff, name: `bomb: TIFF, ${side} by ${side}`, bytes };
  }
}

function repeated(bytes: Buffer, times: number): Buffer {
  return Buffer.concat(Array<Buffer>(times).fill(bytes));
}
