import { deflateSync } from 'node:zlib';
import {
  SAMPLE_TYPES,
  type SampleFormat,
  samplePhoto,
  withGifComment,
  withJpegSegment,
  withPngChunk,
  zipArchive,
} from '../sample-pictures.ts';
import { extendedWebp, patched, riffChunk } from './containers.ts';
import { bytesOf, type HostilePicture } from './hostile-picture.ts';

const FORMATS = Object.keys(SAMPLE_TYPES) as SampleFormat[];

const PAYLOADS = {
  HTML: '<html><script>alert(document.cookie)</script></html>',
  PHP: '<?php system($_GET["c"]); ?>',
  PDF: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ZIP: zipArchive().toString('latin1'),
  program: '\x7fELF\x02\x01\x01\0\0\0\0\0',
};

/** Valid pictures that are also another kind of file. */
export async function* polyglots(): AsyncGenerator<HostilePicture> {
  for (const format of FORMATS) {
    const photo = await samplePhoto(format);
    const type = SAMPLE_TYPES[format];
    for (const [kind, payload] of Object.entries(PAYLOADS)) {
      const facts = { type, outcome: 'refused' } as const;
      yield { name: `polyglot: ${format} and ${kind} behind it`, bytes: bytesOf(photo, payload), ...facts };
      yield { name: `polyglot: ${format} and ${kind} before it`, bytes: bytesOf(payload, photo), ...facts };
    }
  }
  yield* hidden();
}

async function* hidden(): AsyncGenerator<HostilePicture> {
  const png = await samplePhoto('png');
  const jpeg = await samplePhoto('jpeg');
  const gif = await samplePhoto('gif');
  const webp = await samplePhoto('webp');
  const size = { flags: 4, width: 64, height: 48 };
  for (const [kind, payload] of Object.entries(PAYLOADS)) {
    const refused = { outcome: 'refused' } as const;
    yield {
      ...refused,
      name: `polyglot: PNG with ${kind} in its text`,
      bytes: withPngChunk(png, 'tEXt', `Comment\0${payload}`),
      type: 'image/png',
    };
    yield {
      ...refused,
      name: `polyglot: PNG with ${kind} in a chunk of its own`,
      bytes: withPngChunk(png, 'prVt', payload),
      type: 'image/png',
    };
    yield {
      name: `polyglot: PNG with ${kind} compressed`,
      bytes: withPngChunk(png, 'zTXt', bytesOf('Comment\0\0', deflateSync(Buffer.from(payload, 'latin1')))),
      type: 'image/png',
      // Compressed content is not searched, and the stored picture is encoded again.
      outcome: 'either',
    };
    yield {
      ...refused,
      name: `polyglot: JPEG with ${kind} in a comment`,
      bytes: withJpegSegment(jpeg, 0xfe, payload),
      type: 'image/jpeg',
    };
    yield {
      ...refused,
      name: `polyglot: GIF with ${kind} in a comment`,
      bytes: withGifComment(gif, payload.slice(0, 250)),
      type: 'image/gif',
    };
    yield {
      name: `polyglot: WebP with ${kind} in its XMP`,
      bytes: extendedWebp(webp, size, riffChunk('XMP ', payload)),
      type: 'image/webp',
      outcome: 'either',
    };
  }
  yield {
    name: 'polyglot: GIF that is a script',
    bytes: patched(withGifComment(gif, '*/=1;alert(1)//'), 6, '/*'),
    type: 'image/gif',
    outcome: 'refused',
  };
}
