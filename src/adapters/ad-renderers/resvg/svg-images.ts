/** An `image` element of a composed ad, and where its markup stands. */
export interface SvgImage {
  start: number;
  end: number;
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As the composer writes them: the address first, then the place. */
const IMAGE =
  /<image href="(data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)" x="(-?[\d.]+)" y="(-?[\d.]+)" width="([\d.]+)" height="([\d.]+)"\/>/g;

export function readSvgImages(svg: string): SvgImage[] {
  return [...svg.matchAll(IMAGE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    href: match[1]!,
    x: Number(match[2]),
    y: Number(match[3]),
    width: Number(match[4]),
    height: Number(match[5]),
  }));
}
