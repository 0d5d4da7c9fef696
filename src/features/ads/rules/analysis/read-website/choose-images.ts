import type { PageCapture } from '#ports/page-browser';
import { ANALYSIS_IMAGES_MAX } from '../../../contract/ad-enumerations.ts';
import { cleanText } from './clean-text.ts';

export interface ChosenImage {
  url: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels. Smaller images do not suit ads. */
const SIDE_MIN = 120;
const AREA_MIN = 200 * 200;
/** Longer ones are strips and rules. */
const RATIO_MAX = 5;
/** Assumed for social images of unstated size: the size that social networks ask for. */
const SOCIAL = { width: 1200, height: 630 };

const SIZE_PARAMETERS =
  /^(w|h|width|height|wid|hei|size|sz|s|q|quality|fit|dpr|fm|format|auto|crop|resize|scale|imwidth|imheight|ixlib|ixid|cs|usm|sharp|max-?w|max-?h|imgeng|strip|op_usm)$/i;
const IGNORED_PATH =
  /(^|[/_.-])(sprite|icons?|pixel|track(er|ing)?|beacon|1x1|spacer|blank|placeholder|avatars?|gravatar|favicon|badge|flags?|payments?|visa|mastercard|paypal|klarna|captcha|emoji|loader|spinner|captcha)s?([/_.?@-]|\d|$)/i;
const IGNORED_ALT =
  /^(avatar|profile (picture|photo|image)|headshot|portrait of the author|author|icon|logo|spinner|loading|tracking pixel|advertisement)\b|\b(avatar|logo|icon)$/i;

/** Pictures that show nothing of the business. */
const DECOR =
  /(^|[_.\s-])(map|karte|gradient|pattern|texture|noise|wave|blob|shape|divider|overlay|qr(?:-?code)?)s?([_.?@\s-]|\d|$)/i;
const DECOR_ALT =
  /^(map|(anfahrts)?karte|lageplan|plan d[’']accès|mapa|mappa|gradient|background|pattern|qr[- ]?code)$/i;
/** CSS pixels of the first screen, and of the second. */
const [FIRST_SCREEN, SECOND_SCREEN] = [900, 1_800];
/** CSS pixels. A picture that fills the screen does not count for more. */
const DRAWN_MAX = 1_440 * 800;
const DRAWING = /\.svg(\?|$)|^data:image\/svg/i;

/**
 * Chooses a page's images for ads, the leading first: by where they stand, how large the page draws them and what they are,
 * not by the size of their files. Merges the sizes in which image servers offer one image. Leaves
 * out logos, icons, author portraits and tracking pixels.
 */
export function chooseImages({
  images,
  logos,
  meta,
  finalUrl,
}: Pick<PageCapture, 'images' | 'logos' | 'meta' | 'finalUrl'>): ChosenImage[] {
  const logoKeys = new Set(logos.slice(0, 2).map(({ url }) => keyOf(url)));
  const chosen = new Map<string, ChosenImage & { rank: number }>();
  const social = socialOf(meta, finalUrl);
  const socialKeys = new Set(social.map(({ url }) => keyOf(url)));
  for (const image of [...images, ...social]) {
    const { url, alt, width, height } = image;
    const key = keyOf(url);
    const words = cleanText(alt);
    const isSmall = Math.min(width, height) < SIDE_MIN || width * height < AREA_MIN;
    const isStrip = Math.max(width / height, height / width) > RATIO_MAX;
    if (
      isForeignIp(url, finalUrl) ||
      isSmall ||
      isStrip ||
      logoKeys.has(key) ||
      IGNORED_PATH.test(pathOf(url)) ||
      IGNORED_ALT.test(words) ||
      isDecor(url, words)
    )
      continue;
    const known = chosen.get(key);
    const isLarger = known && width * height > known.width * known.height && isMeasured(url, images);
    const rank = Math.max(
      rankOf(image) * (socialKeys.has(key) && isMeasured(url, images) ? 1.3 : 1),
      known?.rank ?? 0,
    );
    if (!known || isLarger) chosen.set(key, { url, alt: words || (known?.alt ?? ''), width, height, rank });
    else Object.assign(known, { alt: known.alt || words, rank });
  }
  return [...chosen.values()]
    .sort((a, b) => b.rank - a.rank || b.width * b.height - a.width * a.height)
    .slice(0, ANALYSIS_IMAGES_MAX)
    .map(({ rank: _rank, ...image }) => image);
}

type Placed = Pick<PageCapture['images'][number], 'url' | 'width' | 'height' | 'shown' | 'top' | 'isAside'>;

/** Maps, patterns and gradients, by their file's name or their whole alternative text. */
function isDecor(url: string, alt: string): boolean {
  return (
    DECOR.test(url.startsWith('data:') ? '' : `${(URL.parse(url)?.pathname ?? '').split('/').at(-1)} `) ||
    DECOR_ALT.test(alt)
  );
}

function rankOf({ url, width, height, shown, top, isAside }: Placed): number {
  const area = shown ? shown.width * shown.height : (width * height) / 4;
  return (
    Math.min(area, DRAWN_MAX) *
    (shown ? (top < FIRST_SCREEN ? 2.5 : top < SECOND_SCREEN ? 1.4 : 1) : 0.8) *
    (isAside ? 0.15 : 1) *
    (DRAWING.test(url) ? 0.6 : 1)
  );
}

/** Whether an address is another machine's IP address; no site names its images like that. */
function isForeignIp(address: string, base: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return host !== URL.parse(base)?.hostname && /^[\d.]+$|^\[|^localhost$/.test(host);
}

/** Whether the image is on the page, so that its size was measured rather than stated. */
function isMeasured(url: string, images: PageCapture['images']): boolean {
  return images.some((image) => image.url === url);
}

/** The images that a page names for social networks. */
function socialOf(meta: PageCapture['meta'], base: string): (Placed & { alt: string })[] {
  const named = meta.filter(({ name }) => /^(og:image(:secure_url|:url)?|twitter:image(:src)?)$/.test(name));
  const stated = (name: string) => Number(meta.find((one) => one.name === name)?.content);
  const [width, height] = [stated('og:image:width'), stated('og:image:height')];
  const alt = meta.find(({ name }) => /^(og|twitter):image:alt$/.test(name))?.content ?? '';
  const isStated = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  return named.flatMap(({ content }) => {
    const url = URL.parse(content, base);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const size = isStated ? { width, height } : SOCIAL;
    return [{ url: url.href, alt, ...size, shown: null, top: 0, isAside: false }];
  });
}

/** A key that all sizes and formats of an image share. */
function keyOf(address: string): string {
  const url = URL.parse(address);
  if (!url || url.protocol === 'data:') return address;
  for (const name of [...url.searchParams.keys()])
    if (SIZE_PARAMETERS.test(name)) url.searchParams.delete(name);
  const path = url.pathname
    .replace(/\/(?:[a-z]{1,3}_[\w.:-]+,?)+(?=\/)/g, '')
    .replace(/\/(?:resize|fit-in|crop|thumbs?|scale)(?=\/)/gi, '')
    .replace(/\/\d{2,4}x\d{0,4}(?=\/)/g, '')
    .replace(
      /[-_](?:\d{2,4}x\d{0,4}|x?\d{2,4}w?|scaled|thumb(nail)?|small|medium|large|grande|master)(?=\.\w+$)/i,
      '',
    )
    .replace(/@\dx(?=\.\w+$)/, '')
    .replace(/\.(?:jpe?g|png|webp|avif|gif)$/i, '');
  return `${url.host}${path}${url.search}`.toLowerCase();
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.pathname}${url.search}` : address;
}
