/**
 * The mean color of a picture, as CSS; undefined for a damaged hash. It reads the first three bytes, as the package
 * `thumbhash` does, whose decoder is larger than all of a picture's card.
 * @param hash its ThumbHash, base64
 */
export function meanColor(hash: string): string | undefined {
  const [low, middle, high] = bytesOf(hash.slice(0, 4));
  if (low === undefined || middle === undefined || high === undefined) return undefined;
  const header = low | (middle << 8) | (high << 16);
  const lightness = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellowBlue;
  const red = (3 * lightness - blue + redGreen) / 2;
  const parts = [red, red - redGreen, blue].map((part) => Math.round(Math.max(0, Math.min(1, part)) * 255));
  return `rgb(${parts.join(' ')})`;
}

function bytesOf(base64: string): number[] {
  try {
    return Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return [];
  }
}
