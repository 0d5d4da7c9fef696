/** Capitals of one stroke's width, in boxes one unit high: advance, and SVG path data with y downwards. */
const GLYPHS: Record<string, readonly [advance: number, path: string]> = {
  A: [0.8, 'M0 1L.4 0L.8 1M.14 .66H.66'],
  D: [0.74, 'M0 0V1H.28C.9 1 .9 0 .28 0Z'],
  E: [0.55, 'M.55 0H0V1H.55M0 .5H.48'],
  I: [0.02, 'M.01 0V1'],
  L: [0.52, 'M0 0V1H.52'],
  M: [0.9, 'M0 1V0L.45 .72L.9 0V1'],
  N: [0.74, 'M0 1V0L.74 1V0'],
  O: [0.96, 'M.48 0A.48 .5 0 0 1 .48 1A.48 .5 0 0 1 .48 0Z'],
  R: [0.6, 'M0 1V0H.3C.72 0 .72 .54 .3 .54H0M.28 .54L.6 1'],
  T: [0.66, 'M0 0H.66M.33 0V1'],
  U: [0.7, 'M0 0V.62A.35 .38 0 0 0 .7 .62V0'],
  V: [0.78, 'M0 0L.39 1L.78 0'],
  ' ': [0.4, ''],
};

/** A line of capitals as SVG, centered on `x` with its top at `y`; all lengths in pixels, `tracking` in letter heights. */
export function letter(
  text: string,
  {
    x,
    y,
    height,
    weight,
    color,
    tracking = 0.42,
  }: { x: number; y: number; height: number; weight: number; color: string; tracking?: number },
): string {
  const glyphs = [...text].map((sign) => GLYPHS[sign] ?? fail(sign));
  const wide = glyphs.reduce((sum, [advance]) => sum + advance + tracking, -tracking);
  let at = x / height - wide / 2;
  const paths = glyphs.map(([advance, path]) => {
    const placed = `<path transform="translate(${at * height} ${y}) scale(${height})" d="${path}"/>`;
    at += advance + tracking;
    return placed;
  });
  return `<g fill="none" stroke="${color}" stroke-width="${weight / height}" stroke-linejoin="round">${paths.join('')}</g>`;
}

function fail(sign: string): never {
  throw new Error(`There is no glyph for ${sign}`);
}
