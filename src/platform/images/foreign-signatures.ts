import type { ForeignContent } from '#phrases';

/**
 * Signatures of files that are not pictures, as Latin-1 text. A compressed picture is ten million random bytes, so a
 * signature that may occur anywhere must be long enough never to match by chance (six bytes or equivalent). Patterns
 * must run in linear time on any input.
 */
interface Signature {
  what: ForeignContent;
  bytes?: readonly string[];
  words?: readonly RegExp[];
}

/** Anywhere in the file. */
export const IN_A_PICTURE: readonly Signature[] = [
  {
    what: 'archive',
    bytes: [
      // ZIP: the end of a directory on one disk, and a file's header with a version that is in use.
      'PK\x05\x06\0\0\0\0',
      'PK\x03\x04\x0a\0',
      'PK\x03\x04\x14\0',
      'PK\x03\x04\x2d\0',
      'Rar!\x1a\x07',
      '7z\xbc\xaf\x27\x1c',
      'MSCF\0\0\0\0',
      '\xfd7zXZ\0',
      'ustar\x0000',
      'ustar  \0',
    ],
  },
  { what: 'document', words: [/%PDF-[12]\.\d/, /%!PS-Adobe-/, /\{\\rtf1[\\\s]/] },
  {
    what: 'web-page',
    words: [
      /<(script|iframe|html|body|object|embed|applet|frameset|foreignObject)[\s>/]/i,
      /<!doctype\s{1,20}html/i,
      /<[a-z][^<>]{0,300}?\son[a-z]{3,20}\s{0,20}=\s{0,20}["'\w]/i,
      /(javascript|vbscript):[\x20-\x7e]{4}/i,
      /data:text\/html[,;]/i,
      /document\.(cookie|write|location|domain|body)\b/,
      /\bwindow\.(location|open|eval)\b/,
      /\b(eval|alert|fetch|atob|importScripts|setTimeout)\(\s{0,20}["'`\w]/,
    ],
  },
  {
    what: 'script',
    words: [
      /<\?php/i,
      /<\?=[\t\n\r\x20-\x3b\x3d\x3e\x40-\x7e]{1,2000}\?>/,
      /<%[\t\n\r\x20-\x24\x26-\x3b\x3d-\x7e]{4,2000}%>/,
      /__HALT_COMPILER\s{0,20}\(/i,
      /\b(passthru|shell_exec|proc_open|popen|base64_decode)\s{0,20}\(/i,
      /\bsystem\(\s{0,20}["'$]/i,
      /#! ?\/(usr|bin|sbin|opt|system|data)\//,
      /@echo off\s/i,
      /\bpowershell(\.exe)? -[a-z]/i,
      // A file that is both picture and JavaScript hides the picture's header in a comment, which begins in a GIF's width
      // or in the length of a JPEG's first segment.
      /^GIF8[79]a(=|\/\*).*?\*\/\s{0,20}[=;(]/s,
      /^\xff\xd8\xff\xe0\/\*/,
    ],
  },
  {
    what: 'program',
    bytes: [
      '\x7fELF\x01\x01\x01',
      '\x7fELF\x01\x02\x01',
      '\x7fELF\x02\x01\x01',
      '\x7fELF\x02\x02\x01',
      // Windows: the head of its usual stub, and the headers for the four machines it runs on.
      'MZ\x90\0\x03\0\0\0',
      'PE\0\0\x4c\x01',
      'PE\0\0\x64\x86',
      'PE\0\0\x64\xaa',
      'PE\0\0\xc4\x01',
      'This program cannot be run in DOS mode',
      // macOS, and Java, which shares a number with its universal programs.
      '\xcf\xfa\xed\xfe\x07\0\0\x01',
      '\xcf\xfa\xed\xfe\x0c\0\0\x01',
      '\xce\xfa\xed\xfe\x07\0\0\0',
      '\xca\xfe\xba\xbe\0\0\0',
      '\0asm\x01\0\0\0',
      'dex\n03',
      'L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0',
    ],
  },
];

/** At the start of the bytes after a picture; two bytes are enough there. */
export const BEHIND_A_PICTURE: readonly Signature[] = [
  {
    what: 'program',
    bytes: ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe'],
  },
  { what: 'archive', bytes: ['PK', '\x1f\x8b\x08', 'BZh', '\x28\xb5\x2f\xfd', 'Rar!', '7z\xbc\xaf'] },
  { what: 'document', bytes: ['%PDF', '%!PS', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'] },
  { what: 'script', bytes: ['#!', '<%', '<?='] },
  { what: 'web-page', words: [/^<(!--|!doctype|[a-z]+[\s>])/i] },
];
