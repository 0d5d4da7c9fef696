import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EncodePictureOptions, encodePicture } from '#features/images/rules/encode-picture';
import { withPngXmp } from '#platform/images/with-png-xmp';
import type { Provenance } from '#ports/provenance';
import { openOtherInstallation } from '#testing/other-installation';
import { samplePhoto } from '#testing/sample-pictures';
import { startTestApp, type TestApp } from '#testing/test-app';
import { pictureOrigin } from '../contract/picture-origin.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function verify(bytes: Buffer, { field = 'image' } = {}): Promise<Response> {
  const form = new FormData();
  form.set(field, new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'picture.png');
  return await fetch(`${site.origin}/api/verify`, { method: 'POST', body: form });
}

async function originOf(bytes: Buffer) {
  const answer = await verify(bytes);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return pictureOrigin.parse(await answer.json());
}

async function made(
  options: Partial<EncodePictureOptions> = {},
  provenance: Provenance = site.provenance,
): Promise<Buffer> {
  const picture = sharp(await samplePhoto('png'));
  const { bytes } = await encodePicture({ provenance }, picture, {
    format: 'png',
    digitalSourceType: 'trainedAlgorithmicMedia',
    ...options,
  });
  return bytes;
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s made here is known, whole and explained',
  async (format) => {
    expect(await originOf(await made({ format, edits: ['resized'] }))).toMatchObject({
      format: expect.stringMatching(new RegExp(format, 'i')),
      isDamaged: false,
      credentials: {
        isIntact: true,
        isTrusted: true,
        digitalSourceType: 'trainedAlgorithmicMedia',
        actions: [{ name: 'c2pa.created' }, { name: 'c2pa.resized' }],
      },
      xmp: { digitalSourceType: 'trainedAlgorithmicMedia', creatorTool: 'Framewright' },
    });
  },
);

test('a picture changed after signing is distinguished from an unchanged one', async () => {
  const bytes = await made();
  bytes.write('Gramewright', bytes.indexOf('Framewright"'));
  expect(await originOf(bytes)).toMatchObject({ credentials: { isIntact: false, isTrusted: true } });
});

test('a picture signed by somebody else is intact, with an unknown signer', async () => {
  const { credentials } = await originOf(await made({}, await openOtherInstallation()));
  expect(credentials).toMatchObject({ isIntact: true, isTrusted: false });
});

test('a picture with only XMP has no credentials, and one with neither has nothing', async () => {
  expect(await originOf(await made({ isSigned: false }))).toMatchObject({
    credentials: null,
    isDamaged: false,
    xmp: { digitalSourceType: 'trainedAlgorithmicMedia' },
  });
  for (const format of ['png', 'jpeg', 'tiff', 'gif'] as const) {
    const nothing = { credentials: null, isDamaged: false, xmp: null };
    expect(await originOf(await samplePhoto(format))).toMatchObject(nothing);
  }
});

test('unreadable credentials are reported as damaged', async () => {
  const bytes = await made({ format: 'jpeg' });
  bytes.fill(0x20, bytes.indexOf('c2pa.claim') - 12, bytes.indexOf('c2pa.claim') + 8);
  const { credentials, isDamaged } = await originOf(bytes);
  expect(isDamaged || credentials?.isIntact === false).toBe(true);
});

test.each([
  ['text', Buffer.from('hello'), 415],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['nothing', Buffer.alloc(0), 400],
])('%s is no picture', async (_what, bytes, status) => {
  const answer = await verify(bytes);
  expect(answer.status).toBe(status);
});

test('a broken picture gets an answer, and the next one is read', async () => {
  const whole = await made();
  for (const length of [40, 300, 2_000, whole.length - 20]) {
    expect([200, 415]).toContain((await verify(whole.subarray(0, length))).status);
  }
  expect(await originOf(whole)).toMatchObject({ credentials: { isIntact: true } });
});

const XMP_OF_A_CAMERA =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Camera"><xmp:Of>PARTS</xmp:Of>' +
  '</rdf:Description></rdf:RDF></x:xmpmeta>';

test.each([
  ['elements without end', '<a>'.repeat(600_000), null],
  [
    'five thousand levels',
    XMP_OF_A_CAMERA.replace('PARTS', '<a>'.repeat(5_000) + '</a>'.repeat(5_000)),
    null,
  ],
  ['a million letters', XMP_OF_A_CAMERA.replace('PARTS', 'x'.repeat(1_000_000)), null],
  ['ten thousand elements', XMP_OF_A_CAMERA.replace('PARTS', '<a/>'.repeat(10_000)), null],
  ['a hundred parts', XMP_OF_A_CAMERA.replace('PARTS', '<a/>'.repeat(100)), { creatorTool: 'Camera' }],
])('XMP with %s is answered', async (_what, xmp, read) => {
  const origin = await originOf(withPngXmp(await samplePhoto('png'), xmp));
  expect(origin).toMatchObject({ credentials: null, isDamaged: false, xmp: read });
});

test('a file over 50 MB is refused, and so is one in another field', async () => {
  const large = await verify(Buffer.alloc(51 * 1024 * 1024));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ error: 'Please upload an image smaller than 50MB.' });
  const misplaced = await verify(await made(), { field: 'file' });
  expect(misplaced.status).toBe(400);
  expect(await misplaced.json()).toMatchObject({ field: 'image' });
});
