import type { PageCapture } from '#ports/page-browser';
import { plainName } from './plain-name.ts';
import type { LinkedData } from './read-json-ld.ts';

/** Logos of payment services, networks, partners and certifiers. */
const FOREIGN_LOGO =
  /visa|mastercard|paypal|klarna|apple ?pay|google ?pay|trustpilot|app ?store|google ?play|facebook|instagram|twitter|linkedin|youtube|tiktok|partner|client|customer|award|certif|as seen/i;
/** Pixels. */
const SIDE_MIN = 12;
/** Square pixels. Larger ones are pictures. */
const AREA_MAX = 900 * 500;

/** Chooses the logo that the page shows, or else the one in its linked data. */
export function chooseLogo(
  { logos, finalUrl }: Pick<PageCapture, 'logos' | 'finalUrl'>,
  brand: string,
  linked: LinkedData,
): string | null {
  const own = logos.filter(
    ({ url, alt, width, height }) =>
      Math.min(width, height) >= SIDE_MIN &&
      width * height <= AREA_MAX &&
      !FOREIGN_LOGO.test(`${alt} ${url.startsWith('data:') ? '' : url}`),
  );
  const isNamed = ({ alt }: (typeof own)[number]) =>
    brand !== '' && alt.toLowerCase().includes(brand.toLowerCase());
  const candidates = own.some(isNamed) ? own.filter(isNamed) : own.slice(0, 2);
  // Vector images stay sharp at any size; among others the largest does.
  const [best] = candidates.toSorted((a, b) => sharpness(b) - sharpness(a));
  // Data that a theme brought names another business.
  const isOwn = linked.names.some(
    (name) => plainName(name).includes(plainName(brand)) || plainName(brand).includes(plainName(name)),
  );
  const logo = URL.parse(linked.logos[0] ?? '', finalUrl);
  // A name in another script is no other business where the logo lies on the page's own server.
  const isNear = !best && logo?.host === URL.parse(finalUrl)?.host;
  const stated = isOwn || isNear || linked.names.length === 0 ? logo : null;
  const isStated = stated !== null && linked.logos[0] !== undefined && /^https?:$/.test(stated.protocol);
  if (isStated && (!best || sharpness(best) < LOGO_AREA_MIN)) return stated.href;
  return best?.url ?? null;
}

/** Square pixels. The linked data's logo is usually larger than such a small one. */
const LOGO_AREA_MIN = 80 * 24;

function sharpness({ url, width, height }: PageCapture['logos'][number]): number {
  return /\.svg(\?|$)|^data:image\/svg/i.test(url) ? AREA_MAX : width * height;
}

/** Chooses the largest; vector images come first. */
export function chooseFavicon(favicons: PageCapture['favicons']): string | null {
  const sizeOf = ({ url, sizes, isTouchIcon }: PageCapture['favicons'][number]) => {
    if (sizes === 'any' || /\.svg(\?|$)/i.test(url)) return 10_000;
    return (
      Math.max(0, ...sizes.split(/\s+/).map((size) => Number.parseInt(size, 10) || 0)) ||
      (isTouchIcon ? 180 : 16)
    );
  };
  return [...favicons].sort((a, b) => sizeOf(b) - sizeOf(a))[0]?.url ?? null;
}
