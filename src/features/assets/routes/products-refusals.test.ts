import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blackPng,
  mp4Film,
  noise,
  pngChunk,
  SAMPLE_TYPES,
  type SampleFormat,
  sampleCutOut,
  samplePhoto,
  withGifComment,
  withJpegSegment,
  withPngChunk,
  zipArchive,
} from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const FORMATS = (Object.keys(SAMPLE_TYPES) as SampleFormat[]).filter((format) => format !== 'tiff');

let site: TestApp;
let ada: SitePerson;
const photos = {} as Record<SampleFormat, Buffer>;
beforeAll(async () => {
  site = await startTestApp();
  ada = await createPerson(site, 0);
  for (const format of FORMATS) photos[format] = await samplePhoto(format);
});
afterAll(() => site.close());

async function upload(bytes: Buffer, type: string): Promise<Response> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'picture', { type }));
  return await ada.call('/api/products/upload', { method: 'POST', body: form });
}

async function traces() {
  const assets = await site.db.selectFrom('assets').select('id').orderBy('id').execute();
  const pending = await site.db.selectFrom('pendingObjects').selectAll().execute();
  return { assets, pending, objects: (await readdir(site.objectFolder, { recursive: true })).sort() };
}

/** Uploads a file that must be refused, and checks that nothing of it is stored. */
async function refusal(bytes: Buffer, type: string) {
  const before = await traces();
  const answer = await upload(bytes, type);
  const body = (await answer.json()) as { error: string; code: string };
  expect(await traces()).toEqual(before);
  return { status: answer.status, ...body };
}

const unsupported = (words: string) => ({
  status: 415,
  code: 'unsupported_media',
  error: expect.stringContaining(words),
});
const tooLarge = (words: string) => ({
  status: 413,
  code: 'too_large',
  error: expect.stringContaining(words),
});

describe('an unsupported kind of file is refused with its own message:', () => {
  const tiff = Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1');
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(500),
  ]);

  test.each([
    ['text', Buffer.from('hello'), 'text/plain', 'Please upload an image file (PNG, JPG, or WebP).'],
    ['bytes of no type', Buffer.from('hello'), '', 'Please upload an image file'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'application/pdf', 'Please upload an image file'],
    ['text that claims to be PNG', Buffer.from('hello'), 'image/png', 'not an image of that kind'],
    ['an SVG', svg, 'image/svg+xml', 'SVG'],
    ['a TIFF', tiff, 'image/tiff', 'TIFF'],
    ['a TIFF that claims to be PNG', tiff, 'image/png', 'TIFF'],
    ['an SVG that claims to be PNG', svg, 'image/png', 'SVG'],
    ['a HEIC', heic, 'image/heic', 'HEIC'],
    ['a HEIF', heic, 'image/heif', 'HEIC'],
    ['a HEIC that claims to be JPEG', heic, 'image/jpeg', 'HEIC'],
    ['a bitmap', Buffer.from('BM\0\0\0\0'), 'image/bmp', 'PNG, JPG, or WebP'],
    ['an icon', Buffer.from('\0\0\x01\0'), 'image/x-icon', 'PNG, JPG, or WebP'],
    ['a type of nothing', Buffer.from('hello'), 'image/', 'PNG, JPG, or WebP'],
  ])('%s', async (_, bytes, type, words) => {
    expect(await refusal(bytes, type)).toMatchObject(unsupported(words));
  });

  test('a file whose format differs from its declared type', async () => {
    expect(await refusal(photos.jpeg, 'image/png')).toMatchObject(
      unsupported('sent as PNG but is a JPEG image'),
    );
    for (const format of FORMATS) {
      for (const other of FORMATS.filter((name) => name !== format)) {
        expect(await refusal(photos[format], SAMPLE_TYPES[other])).toMatchObject(unsupported('sent as'));
      }
    }
  });

  test('animations', async () => {
    const frames = [photos.png, await sharp(photos.png).flop().toBuffer()];
    const film = sharp(frames, { join: { animated: true } });
    const animated = unsupported('Animated images cannot be used');
    expect(await refusal(await film.clone().gif().toBuffer(), 'image/gif')).toMatchObject(animated);
    expect(await refusal(await film.clone().webp().toBuffer(), 'image/webp')).toMatchObject(animated);
    const apng = withPngChunk(photos.png, 'acTL', '\0\0\0\x02\0\0\0\0');
    expect(await refusal(apng, 'image/png')).toMatchObject(animated);
    expect(await refusal(apng, 'image/apng')).toMatchObject(animated);
    const sequence = Buffer.from(photos.avif);
    sequence.write('avis', 8, 'latin1');
    expect(await refusal(sequence, 'image/avif')).toMatchObject(animated);
  });
});

describe('a damaged file is refused:', () => {
  test.each(FORMATS)('%s, cut off anywhere', async (format) => {
    const whole = photos[format];
    for (const share of [0.1, 0.3, 0.5, 0.8, 0.95]) {
      const cut = whole.subarray(0, Math.max(16, Math.floor(whole.length * share)));
      expect(await refusal(cut, SAMPLE_TYPES[format])).toMatchObject({
        status: 415,
        code: 'unsupported_media',
      });
    }
    expect((await refusal(whole.subarray(0, -1), SAMPLE_TYPES[format])).status).toBe(415);
  });

  test('a header without a picture', async () => {
    for (const format of FORMATS) {
      const head = Buffer.concat([photos[format].subarray(0, 12), Buffer.alloc(300, 0x41)]);
      expect((await refusal(head, SAMPLE_TYPES[format])).status).toBe(415);
    }
  });

  test('a PNG whose pixels are not compressed data', async () => {
    const png = Buffer.concat([
      photos.png.subarray(0, 33),
      pngChunk('IDAT', 'x'.repeat(90)),
      pngChunk('IEND', ''),
    ]);
    expect(await refusal(png, 'image/png')).toMatchObject(unsupported('damaged'));
  });
});

describe('a picture of too many pixels is refused before it is decoded:', () => {
  test('30,000 by 30,000, in 110 kB', async () => {
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb, 'image/png')).toMatchObject(tooLarge('30,000 × 30,000 pixels'));
  });

  test('just over 50 megapixels, but not just under', async () => {
    expect(await refusal(blackPng(10_000, 5_001), 'image/png')).toMatchObject(
      tooLarge('at most 50 megapixels'),
    );
    expect((await upload(blackPng(10_000, 5_000), 'image/png')).status).toBe(201);
  });

  test('in the other formats, by the header alone', async () => {
    const [jpeg, gif] = [Buffer.from(photos.jpeg), Buffer.from(photos.gif)];
    const frame = jpeg.indexOf('\xff\xc0', 0, 'latin1');
    jpeg.writeUInt16BE(30_000, frame + 5);
    jpeg.writeUInt16BE(30_000, frame + 7);
    expect(await refusal(jpeg, 'image/jpeg')).toMatchObject(tooLarge('30,000 × 30,000'));
    // The screen's size, and that of the frame on it.
    const descriptor = gif.indexOf(','.concat('\0'.repeat(4)), 0, 'latin1');
    for (const at of [6, 8, descriptor + 5, descriptor + 7]) gif.writeUInt16LE(30_000, at);
    expect(await refusal(gif, 'image/gif')).toMatchObject(tooLarge('30,000 × 30,000'));
    const avif = Buffer.from(photos.avif);
    const extents = avif.indexOf('ispe', 0, 'latin1');
    avif.writeUInt32BE(30_000, extents + 8);
    avif.writeUInt32BE(30_000, extents + 12);
    expect(await refusal(avif, 'image/avif')).toMatchObject(tooLarge('at most 25 megapixels'));
  });
});

test('a picture that is too slow to decode is refused: a JPEG with a thousand scans', async () => {
  const [end, scan] = [photos.jpeg.length - 2, photos.jpeg.indexOf('\xff\xda', 0, 'latin1')];
  const scans = Buffer.concat(Array<Buffer>(1_000).fill(photos.jpeg.subarray(scan, end)));
  const slow = Buffer.concat([photos.jpeg.subarray(0, scan), scans, photos.jpeg.subarray(end)]);
  expect(await refusal(slow, 'image/jpeg')).toMatchObject(tooLarge('take too long'));
});

describe('a picture that contains something else is refused:', () => {
  const php = '<?php system($_GET["c"]); ?>';
  const html = '<html><script>alert(document.cookie)</script></html>';
  const elf = '\x7fELF\x02\x01\x01\0\0\0\0\0';
  const exe = `MZ\x90\0\x03\0\0\0${'\0'.repeat(56)}PE\0\0\x64\x86`;
  const zip = zipArchive().toString('latin1');
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  const shell = '#!/bin/sh\nrm -rf /\n';
  const payloads = { php, html, elf, exe, zip, pdf, shell };

  test.each(Object.entries(payloads))('with %s behind its end', async (_, payload) => {
    for (const format of FORMATS) {
      const both = Buffer.concat([photos[format], Buffer.from(payload, 'latin1')]);
      expect(await refusal(both, SAMPLE_TYPES[format])).toMatchObject(unsupported('also contains'));
    }
  });

  test.each(Object.entries(payloads))('with %s before its head', async (_, payload) => {
    for (const format of FORMATS) {
      const both = Buffer.concat([Buffer.from(payload, 'latin1'), photos[format]]);
      expect((await refusal(both, SAMPLE_TYPES[format])).status).toBe(415);
    }
  });

  test.each(Object.entries(payloads))('with %s in its comments', async (_, payload) => {
    const hidden: [Buffer, string][] = [
      [withPngChunk(photos.png, 'tEXt', `Comment\0${payload}`), 'image/png'],
      [withPngChunk(photos.png, 'prVt', payload), 'image/png'],
      [withJpegSegment(photos.jpeg, 0xfe, payload), 'image/jpeg'],
      [withJpegSegment(photos.jpeg, 0xe1, `Exif\0\0${payload}`), 'image/jpeg'],
      [withGifComment(photos.gif, payload), 'image/gif'],
    ];
    for (const [bytes, type] of hidden) {
      expect(await refusal(bytes, type)).toMatchObject(unsupported('also contains'));
    }
  });

  test.each([
    ['a short PHP tag', '<?= `id` ?>'],
    ['an archive of PHP', '__HALT_COMPILER(); '],
    ['a server page', '<% Response.Write("x") %>'],
    ['a handler', '<img src=x onerror=alert(1)>'],
    ['a script of another case', '<ScRiPt src=//evil.example>'],
    ['a script for a picture’s head', '*/=1;alert(1)//'],
    ['a script of Python', 'import os\nos.remove("a")\n'],
    ['words', 'some words that are no picture'],
    ['RAR', 'Rar!\x1a\x07\x01\0'],
    ['7-Zip', '7z\xbc\xaf\x27\x1c\0\x04'],
    ['gzip', '\x1f\x8b\x08\0\0\0\0\0\0\x03'],
    ['a Java class', '\xca\xfe\xba\xbe\0\0\0\x41'],
    ['WebAssembly', '\0asm\x01\0\0\0'],
    ['a bare MZ', '\0\0MZ and more'],
  ])('with %s behind it', async (_, payload) => {
    const both = Buffer.concat([photos.jpeg, Buffer.from(payload, 'latin1')]);
    expect(await refusal(both, 'image/jpeg')).toMatchObject(unsupported('also contains'));
  });

  test('a GIF that is also a script', async () => {
    const gif = withGifComment(photos.gif, '*/=1;run()//');
    gif.write('/*', 6, 'latin1');
    expect((await refusal(gif, 'image/gif')).status).toBeOneOf([413, 415]);
  });
});

describe('a genuine picture from a phone or an editor is accepted:', () => {
  const xmp = (body: string) =>
    `http://ns.adobe.com/xap/1.0/\0<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${body}` +
    `</rdf:RDF></x:xmpmeta>${' '.repeat(2_000)}<?xpacket end="w"?>`;
  const motion = xmp(
    '<rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"/>',
  );
  const samsungTrailer = Buffer.concat([
    Buffer.from('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data', 'latin1'),
    mp4Film(),
    Buffer.from('SEFH\x6b\0\0\0\x01\0\0\0\0\0\x30\x0a\x0c\0\0\0\x0c\0\0\0\x18\0\0\0SEFT', 'latin1'),
  ]);
  const mpf = 'MPF\0MM\0\x2a\0\0\0\x08\0\x01\xb0\0\0\x07\0\0\0\x040100\0\0\0\0';
  const later = (bytes: Buffer, ...rest: (Buffer | string)[]) =>
    Buffer.concat([
      bytes,
      ...rest.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    ]);

  test.each<[string, () => Buffer | Promise<Buffer>, SampleFormat]>([
    ['a motion photo', () => later(withJpegSegment(photos.jpeg, 0xe1, motion), mp4Film()), 'jpeg'],
    [
      'several pictures in one file',
      () => later(withJpegSegment(photos.jpeg, 0xe2, mpf), photos.jpeg),
      'jpeg',
    ],
    ['a Samsung trailer', () => later(photos.jpeg, samsungTrailer), 'jpeg'],
    [
      'a live photo with its note',
      () => later(photos.jpeg, mp4Film(), 'v2_f35   0:0       LIVE_36814'),
      'jpeg',
    ],
    ['a camera’s note in JSON', () => later(photos.jpeg, 'vivo{"com.vivo.photo":{"id":7}}'), 'jpeg'],
    ['other bytes of a camera’s own', () => later(photos.jpeg, 'CANON OPTIONAL DATA\0', noise(300)), 'jpeg'],
    ['padding', () => later(photos.jpeg, Buffer.alloc(4_096)), 'jpeg'],
    ['a line feed', () => later(photos.png, '\n'), 'png'],
    ['large XMP', () => withJpegSegment(photos.jpeg, 0xe1, xmp(' '.repeat(50_000))), 'jpeg'],
    [
      'a maker’s note',
      () => withJpegSegment(photos.jpeg, 0xe1, later(Buffer.from('Exif\0\0'), noise(60_000))),
      'jpeg',
    ],
    [
      'words of its own',
      () => withJpegSegment(photos.jpeg, 0xfe, 'Created with GIMP <3 (5 > 4) 100%'),
      'jpeg',
    ],
    ['a color profile', () => sharp(photos.png).withIccProfile('p3').png().toBuffer(), 'png'],
    [
      'Exif',
      () =>
        sharp(photos.png)
          .withExif({ IFD0: { Artist: 'Ada' } })
          .webp()
          .toBuffer(),
      'webp',
    ],
    [
      'a prompt in its text',
      () => withPngChunk(photos.png, 'tEXt', 'parameters\0a (lake:1.2), <lora:x:1>'),
      'png',
    ],
    ['one frame that could repeat', () => withGifComment(photos.gif, 'NETSCAPE2.0'), 'gif'],
  ])('with %s', async (_, make, format) => {
    const answer = await upload(await make(), SAMPLE_TYPES[format]);
    expect(await answer.json()).not.toHaveProperty('error');
    expect(answer.status).toBe(201);
  });

  test('ten megabytes of noise contain nothing foreign', async () => {
    const pixels = noise(1_800 * 1_800 * 3);
    const png = await sharp(pixels, { raw: { width: 1_800, height: 1_800, channels: 3 } })
      .png()
      .toBuffer();
    expect(png.length).toBeGreaterThan(9_000_000);
    expect((await upload(png, 'image/png')).status).toBe(201);
  });
});

describe('the server answers any upload:', () => {
  const formats = fc.constantFrom(...FORMATS);

  async function isAnswered(bytes: Buffer, type: string): Promise<void> {
    const answer = await upload(bytes, type);
    await answer.arrayBuffer();
    expect([201, 400, 413, 415]).toContain(answer.status);
  }

  test('random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(formats, fc.uint8Array({ maxLength: 2_000 }), (format, bytes) =>
        isAnswered(Buffer.from(bytes), SAMPLE_TYPES[format]),
      ),
      { numRuns: 50 },
    );
  });

  test('random bytes after a valid header', async () => {
    await fc.assert(
      fc.asyncProperty(formats, fc.nat(64), fc.uint8Array({ maxLength: 2_000 }), (format, head, bytes) =>
        isAnswered(Buffer.concat([photos[format].subarray(0, 12 + head), bytes]), SAMPLE_TYPES[format]),
      ),
      { numRuns: 100 },
    );
  });

  test('valid pictures, truncated and changed in places', async () => {
    const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(
        formats,
        fc.array(change, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        async (format, changes, share) => {
          const broken = Buffer.from(photos[format]);
          for (const { at, byte } of changes) broken[Math.floor(at * (broken.length - 1))] = byte;
          await isAnswered(broken.subarray(0, Math.ceil(broken.length * share)), SAMPLE_TYPES[format]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('and still accepts pictures afterwards', async () => {
    expect((await upload(await sampleCutOut(), 'image/png')).status).toBe(201);
  });
});
