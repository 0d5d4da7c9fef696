import type { PictureCredit } from '#ports/image-model';

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
