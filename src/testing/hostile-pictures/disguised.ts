import { gzipSync } from 'node:zlib';
import {
  mp4Film,
  noise,
  SAMPLE_TYPES,
  type SampleFormat,
  samplePhoto,
  zipArchive,
} from '../sample-pictures.ts';
import { isoBox } from './containers.ts';
import { be, bytesOf, type HostilePicture, le } from './hostile-picture.ts';

const FORMATS = Object.keys(SAMPLE_TYPES) as SampleFormat[];

/** Files that are not usable pictures, with their own media type and as PNG; and pictures with a wrong type. */
export async function* disguised(): AsyncGenerator<HostilePicture> {
  for (const [kind, [type, bytes]] of Object.entries(OTHER_FILES)) {
    yield { name: `disguised: ${kind}`, bytes, type, outcome: 'refused' };
    yield { name: `disguised: ${kind} as PNG`, bytes, type: 'image/png', outcome: 'refused' };
  }
  for (const [i, format] of FORMATS.entries()) {
    const other = FORMATS[(i + 1) % FORMATS.length]!;
    yield {
      name: `disguised: ${format} as ${other}`,
      bytes: await samplePhoto(format),
      type: SAMPLE_TYPES[other],
      outcome: 'refused',
    };
  }
}

const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" ${attributes}>${content}</svg>`,
  );
const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
  '',
);

const SVG = 'image/svg+xml';
const OTHER_FILES: Record<string, readonly [type: string, bytes: Buffer]> = {
  nothing: ['image/png', Buffer.alloc(0)],
  'one byte': ['image/png', Buffer.from([0x89])],
  'two bytes of JPEG': ['image/jpeg', Buffer.from([0xff, 0xd8])],
  'a megabyte of zeros': ['image/png', Buffer.alloc(1_000_000)],
  'a megabyte of noise': ['application/octet-stream', noise(1_000_000)],
  'SVG with a script': [SVG, svg('<script>alert(document.cookie)</script>')],
  'SVG with a handler': [SVG, svg('', 'onload="alert(1)"')],
  'SVG of another’s picture': [SVG, svg('<image xlink:href="http://169.254.169.254/latest/meta-data/"/>')],
  'SVG of a file here': [SVG, svg('<image xlink:href="file:///etc/passwd" width="64" height="64"/>')],
  'SVG with another’s style': [SVG, svg('<style>@import url(http://127.0.0.1:22/)</style>')],
  'SVG with a page in it': [SVG, svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
  'SVG with an entity of a file': [
    SVG,
    bytesOf('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>', svg('<text>&x;</text>')),
  ],
  'SVG with a billion laughs': [
    SVG,
    bytesOf(`<!DOCTYPE svg [<!ENTITY l0 "ha">${entities}]>`, svg('<text>&l9;</text>')),
  ],
  'SVG that uses itself': [SVG, svg('<g id="a"><use xlink:href="#a"/></g>')],
  'SVG of a million by a million': [SVG, svg('', 'viewBox="0 0 1e6 1e6"')],
  'SVG behind a thousand spaces': [SVG, bytesOf(' '.repeat(1_000), svg('<script>1</script>'))],
  'SVG in UTF-16': [SVG, bytesOf('\xff\xfe', Buffer.from(svg('').toString(), 'utf16le'))],
  'compressed SVG': [SVG, gzipSync(svg('<script>1</script>'))],
  HTML: ['text/html', Buffer.from('<!doctype html><script>fetch("/api/auth/user")</script>')],
  JavaScript: ['text/javascript', Buffer.from('fetch("/api/auth/user").then(alert)')],
  PHP: ['application/x-php', Buffer.from('<?php system($_GET["c"]); ?>')],
  'a shell script': ['text/x-sh', Buffer.from('#!/bin/sh\nrm -rf "$HOME"\n')],
  'XML with an entity of a file': [
    'text/xml',
    Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  ],
  'drawing commands of ImageMagick': [
    'image/x-mvg',
    Buffer.from('push graphic-context\nfill \'url(https://127.0.0.1/"|id; ")\'\npop graphic-context'),
  ],
  PostScript: ['application/postscript', Buffer.from('%!PS\n{null restore} stopped (%pipe%id) (w) file')],
  PDF: [
    'application/pdf',
    Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  ],
  'a bitmap of 2 billion by 2 billion': [
    'image/bmp',
    bytesOf(
      'BM',
      le(54),
      le(0),
      le(54),
      le(40),
      le(2 ** 31 - 1),
      le(2 ** 31 - 1),
      le(1, 2),
      le(24, 2),
      Buffer.alloc(24),
    ),
  ],
  'an icon of 65,535 pictures': ['image/x-icon', bytesOf('\0\0\x01\0', le(65_535, 2), Buffer.alloc(200))],
  'a cursor': ['image/x-icon', bytesOf('\0\0\x02\0\x01\0', Buffer.alloc(60))],
  HEIC: ['image/heic', bytesOf(isoBox('ftyp', 'heic\0\0\0\0mif1heic'), isoBox('meta', Buffer.alloc(300)))],
  'a Photoshop file': [
    'image/vnd.adobe.photoshop',
    bytesOf('8BPS\0\x01', Buffer.alloc(6), be(4, 2), be(30_000), be(30_000)),
  ],
  'a GIMP file': ['image/x-xcf', bytesOf('gimp xcf v011\0', be(65_535), be(65_535), Buffer.alloc(90))],
  'JPEG 2000': ['image/jp2', bytesOf('\0\0\0\x0cjP  \r\n\x87\n', isoBox('ftyp', 'jp2 \0\0\0\0jp2 '))],
  'JPEG XL': ['image/jxl', bytesOf('\0\0\0\x0cJXL \r\n\x87\n', isoBox('ftyp', 'jxl \0\0\0\0jxl '))],
  'a bare JPEG XL': ['image/jxl', bytesOf('\xff\x0a', noise(100))],
  'a pixmap of 65,535 by 65,535': ['image/x-portable-pixmap', Buffer.from('P6 65535 65535 255 x')],
  'a float map': ['image/x-portable-floatmap', Buffer.from('PF 50000 50000 -1.0 x')],
  'Radiance HDR': [
    'image/vnd.radiance',
    Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n'),
  ],
  OpenEXR: ['image/x-exr', bytesOf('\x76\x2f\x31\x01\x02\0\0\0', Buffer.alloc(200))],
  FITS: ['image/fits', Buffer.from(`SIMPLE  =                    T${' '.repeat(2_800)}`)],
  DICOM: ['application/dicom', bytesOf(Buffer.alloc(128), 'DICM', Buffer.alloc(200))],
  'a Windows metafile': ['image/wmf', bytesOf('\xd7\xcd\xc6\x9a', Buffer.alloc(200))],
  'a TrueType font': ['font/ttf', bytesOf('\0\x01\0\0', be(20, 2), Buffer.alloc(300))],
  'an OpenType font': ['font/otf', bytesOf('OTTO', be(20, 2), Buffer.alloc(300))],
  'a web font': ['font/woff2', bytesOf('wOF2OTTO', be(2 ** 32 - 1), Buffer.alloc(300))],
  'an MP4 film': ['video/mp4', mp4Film()],
  'a WebM film': ['video/webm', bytesOf('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01webm', noise(500))],
  'an AVI film': ['video/x-msvideo', bytesOf('RIFF', le(1_000), 'AVI LIST', noise(500))],
  'a WAV sound': ['audio/wav', bytesOf('RIFF', le(1_000), 'WAVEfmt ', noise(500))],
  'a ZIP archive': ['application/zip', zipArchive()],
  'a gzip file': ['application/gzip', gzipSync(Buffer.alloc(5_000_000))],
  'a Linux program': ['application/x-elf', bytesOf('\x7fELF\x02\x01\x01', Buffer.alloc(500))],
  'a Windows program': [
    'application/vnd.microsoft.portable-executable',
    bytesOf('MZ\x90\0', Buffer.alloc(500)),
  ],
  'a Windows shortcut': ['application/x-ms-shortcut', bytesOf('L\0\0\0\x01\x14\x02\0', Buffer.alloc(100))],
  'a SQLite database': ['application/vnd.sqlite3', bytesOf('SQLite format 3\0', Buffer.alloc(500))],
  'a table with a formula': ['text/csv', Buffer.from('=cmd|"/c calc"!A0,1\n')],
};
