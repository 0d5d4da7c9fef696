import type { PageCapture } from '#ports/page-browser';
import type { LinkedData } from './read-json-ld.ts';

/** Of others: who pays, who writes about it, who certifies it. */
const OF_OTHERS =
  /visa|mastercard|paypal|klarna|apple ?pay|google ?pay|trustpilot|app ?store|google ?play|facebook|instagram|twitter|linkedin|youtube|tiktok|partner|client|customer|award|certif|as seen/i;
/** Pixels. */
const SMALLEST = 12;
/** Square pixels: what is larger is a picture. */
const LARGEST = 900 * 500;

/** The brand's sign as the page shows it, or else as it names it for programs. */
export function chooseLogo(
  { logos, finalUrl }: Pick<PageCapture, 'logos' | 'finalUrl'>,
  brand: string,
  linked: LinkedData,
): string | null {
  const own = logos.filter(
    ({ url, alt, width, height }) =>
      Math.min(width, height) >= SMALLEST &&
      width * height <= LARGEST &&
      !OF_OTHERS.test(`${alt} ${url.startsWith('data:') ? '' : url}`),
  );
  const named = own.find(({ alt }) => brand !== '' && alt.toLowerCase().includes(brand.toLowerCase()));
  const stated = URL.parse(linked.logos[0] ?? '', finalUrl);
  const isStated = stated !== null && linked.logos[0] !== undefined && /^https?:$/.test(stated.protocol);
  return named?.url ?? own[0]?.url ?? (isStated ? stated.href : null);
}

/** The largest, drawn ones before all. */
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
