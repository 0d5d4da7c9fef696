import { thumbHashToAverageRGBA } from 'thumbhash';

/** The mean color of a picture, as CSS; undefined for a damaged hash. @param hash its ThumbHash, base64 */
export function meanColor(hash: string): string | undefined {
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(hash), (it) => it.charCodeAt(0)));
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
  } catch {
    return undefined;
  }
}
