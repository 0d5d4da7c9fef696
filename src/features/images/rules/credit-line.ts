import type { PictureCredit } from '#ports/image-model';

/** Works that fit into one credit line that is read from a file. */
const MOST_READ = 32;
const LICENSE = { name: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' };

/**
 * The line that must be shown with a picture; null if none must. Section 4 (b) of the license asks for the title, author,
 * source and address of the license, and for a notice of changes.
 */
export function creditLine(credits: readonly PictureCredit[] = []): string | null {
  const lines = credits.map(
    ({ title, author, source }) => `“${title}” by ${author} (${source}), ${LICENSE.name}, changed`,
  );
  return lines.length === 0 ? null : `${[...new Set(lines)].join('; ')}. License: ${LICENSE.address}`;
}

/** Each work once. */
export function eachCreditOnce(credits: readonly PictureCredit[]): PictureCredit[] {
  return [...new Map(credits.map((credit) => [creditLine([credit]), credit])).values()];
}

const START = '<photoshop:Credit xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">';
const END = '</photoshop:Credit>';
/** Bytes. */
const LONGEST_LINE = 16_000;

/**
 * The credit line in a file as `provenanceXmp` writes it; empty if there is none. Strangers' files are not parsed: a parser of XMP
 * may take minutes over a hostile one.
 */
export function findCreditLine(bytes: Buffer): string {
  const start = bytes.indexOf(START);
  const end = start < 0 ? -1 : bytes.indexOf(END, start);
  if (end < 0 || end - start > LONGEST_LINE) return '';
  return bytes
    .toString('utf8', start + START.length, end)
    .replace(/&#(38|60|62);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** The works that a credit line of a file names. Anybody can write such a line: nothing of another form is read. */
export function readCreditLine(line: string): PictureCredit[] {
  const works = line.matchAll(
    /“([^“”]{1,100})” by ([^()“”]{1,200}) \((https?:\/\/[^\s()“”]{1,500})\), CC BY 3\.0, changed/g,
  );
  return Array.from(works)
    .slice(0, MOST_READ)
    .map(([, title = '', author = '', source = '']) => ({
      title,
      author,
      source,
      license: 'CC-BY-3.0',
    }));
}
