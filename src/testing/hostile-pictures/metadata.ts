import { deflateSync } from 'node:zlib';
import { noise, samplePhoto, withJpegSegment, withPngChunk } from '../sample-pictures.ts';
import { extendedWebp, riffChunk, tiffOf } from './containers.ts';
import { be, bytesOf, type HostilePicture } from './hostile-picture.ts';

const [HAS_EXIF, HAS_XMP, HAS_ICC] = [8, 4, 32];
// A segment of a JPEG holds 64 kB at most.
const SEGMENT_BYTES = 65_000;

/** Valid pictures with Exif, XMP or color profiles that attack their readers. */
export async function* metadata(): AsyncGenerator<HostilePicture> {
  const [png, jpeg, webp] = [await samplePhoto('png'), await samplePhoto('jpeg'), await samplePhoto('webp')];
  const extended = (flags: number, type: string, data: Buffer) =>
    extendedWebp(webp, { flags, width: 64, height: 48 }, riffChunk(type, data));
  for (const [kind, exif] of Object.entries(EXIF)) {
    const named = (format: string) => `metadata: Exif in ${format}, ${kind}`;
    const segment = bytesOf('Exif\0\0', exif.subarray(0, SEGMENT_BYTES));
    yield taken(named('JPEG'), withJpegSegment(jpeg, 0xe1, segment), 'image/jpeg');
    yield taken(named('PNG'), withPngChunk(png, 'eXIf', exif), 'image/png');
    yield taken(named('WebP'), extended(HAS_EXIF, 'EXIF', exif), 'image/webp');
  }
  for (const [kind, xmp] of Object.entries(XMP)) {
    const named = (format: string) => `metadata: XMP in ${format}, ${kind}`;
    const segment = bytesOf('http://ns.adobe.com/xap/1.0/\0', xmp.subarray(0, SEGMENT_BYTES));
    yield taken(named('JPEG'), withJpegSegment(jpeg, 0xe1, segment), 'image/jpeg');
    yield taken(
      named('PNG'),
      withPngChunk(png, 'iTXt', bytesOf('XML:com.adobe.xmp\0\0\0\0\0', xmp)),
      'image/png',
    );
    yield taken(named('WebP'), extended(HAS_XMP, 'XMP ', xmp), 'image/webp');
  }
  for (const [kind, icc] of Object.entries(ICC)) {
    const named = (format: string) => `metadata: profile in ${format}, ${kind}`;
    const segment = bytesOf('ICC_PROFILE\0\x01\x01', icc.subarray(0, SEGMENT_BYTES));
    yield taken(named('JPEG'), withJpegSegment(jpeg, 0xe2, segment), 'image/jpeg');
    yield taken(named('PNG'), withPngChunk(png, 'iCCP', bytesOf('icc\0\0', deflateSync(icc))), 'image/png');
    yield taken(named('WebP'), extended(HAS_ICC, 'ICCP', icc), 'image/webp');
  }
  yield taken(
    'metadata: profile of 255 parts, one there',
    withJpegSegment(jpeg, 0xe2, 'ICC_PROFILE\0\x01\xffx'),
    'image/jpeg',
  );
}

/** Decoders may refuse it; otherwise nothing of it may remain. */
function taken(name: string, bytes: Buffer, type: string): HostilePicture {
  return { name, bytes, type, outcome: 'either' };
}

const LARGEST = 2 ** 32 - 1;
const EXIF: Record<string, Buffer> = {
  'a count of four billion': tiffOf([[0x010f, 2, LARGEST, 8]]),
  'a directory that is its own next': tiffOf([[0x0112, 3, 1, 1]], { next: 8 }),
  'an Exif directory that is itself': tiffOf([[0x8769, 4, 1, 8]]),
  'a thumbnail far outside': tiffOf([
    [0x0201, 4, 1, 0x7fffffff],
    [0x0202, 4, 1, 0x7fffffff],
  ]),
  'an orientation of 99': tiffOf([[0x0112, 3, 1, 99]]),
  'a resolution of nought': tiffOf([[0x011a, 5, 1, 8]]),
  'invalid types': tiffOf(Array.from({ length: 200 }, (_, i) => [i, 4_000 + i, LARGEST, LARGEST] as const)),
  'a place on earth': tiffOf([[0x8825, 4, 1, 26]], {
    data: bytesOf('\x01\0\x01\0\x02\0\x02\0\0\0N\0\0\0\0\0\0\0'),
  }),
  'noise for a maker’s note': bytesOf(tiffOf([[0x927c, 7, 60_000, 26]]), noise(60_000)),
  'nothing but a head': bytesOf('II*\0'),
};

const xmpOf = (content: string, doctype = '') =>
  Buffer.from(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>${doctype}<x:xmpmeta xmlns:x="adobe:ns:meta/">` +
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${content}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
const XMP: Record<string, Buffer> = {
  'a billion laughs': xmpOf('<rdf:li>&l9;</rdf:li>', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>`),
  'an entity of a file': xmpOf(
    '<rdf:li>&x;</rdf:li>',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  ),
  'an entity of another host': xmpOf('', '<!DOCTYPE a SYSTEM "http://169.254.169.254/latest/">'),
  'five thousand levels': xmpOf(`${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`),
  'five thousand attributes': xmpOf(`<a ${Array.from({ length: 5_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
  'no end': xmpOf('').subarray(0, 90),
  'bytes that are no text': noise(5_000),
};

/** The header of a profile that declares this size and number of tags. */
const profile = (size: number, tags: number, rest: Uint8Array = Buffer.alloc(400)) =>
  bytesOf(
    be(size),
    'lcms\x04\x30\0\0mntrRGB XYZ ',
    Buffer.alloc(12),
    'acsp',
    Buffer.alloc(88),
    be(tags),
    rest,
  );
const ICC: Record<string, Buffer> = {
  'four billion tags': profile(540, LARGEST),
  'of four billion bytes': profile(LARGEST, 1),
  'tags that are far outside': profile(540, 10, Buffer.alloc(120, 0x7f)),
  'a tag that is the whole': profile(540, 1, bytesOf('A2B0', be(0), be(LARGEST), Buffer.alloc(200))),
  'noise behind its head': profile(4_132, 30, noise(4_000)),
  'four bytes': Buffer.from('icc!'),
};
