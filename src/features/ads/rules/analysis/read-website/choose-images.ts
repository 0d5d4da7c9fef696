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

/**
 * Chooses a page's images for ads, the largest first. Merges the sizes in which image servers offer one image. Leaves
 * out logos, icons, author portraits and tracking pixels.
 */
export function chooseImages({
  images,
  logos,
  meta,
  finalUrl,
}: Pick<PageCapture, 'images' | 'logos' | 'meta' | 'finalUrl'>): ChosenImage[] {
  const logoKeys = new Set(logos.slice(0, 2).map(({ url }) => keyOf(url)));
  const chosen = new Map<string, ChosenImage>();
  for (const { url, alt, width, height } of [...images, ...socialOf(meta, finalUrl)]) {
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
      IGNORED_ALT.test(words)
    )
      continue;
    const known = chosen.get(key);
    const isLarger = known && width * height > known.width * known.height && isMeasured(url, images);
    if (!known || isLarger) chosen.set(key, { url, alt: words || (known?.alt ?? ''), width, height });
    else known.alt ||= words;
  }
  return [...chosen.values()]
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, ANALYSIS_IMAGES_MAX);
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
function socialOf(meta: PageCapture['meta'], base: string): ChosenImage[] {
  const named = meta.filter(({ name }) => /^(og:image(:secure_url|:url)?|twitter:image(:src)?)$/.test(name));
  const stated = (name: string) => Number(meta.find((one) => one.name === name)?.content);
  const [width, height] = [stated('og:image:width'), stated('og:image:height')];
  const alt = meta.find(({ name }) => /^(og|twitter):image:alt$/.test(name))?.content ?? '';
  const isStated = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  return named.flatMap(({ content }) => {
    const url = URL.parse(content, base);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    return [{ url: url.href, alt, ...(isStated ? { width, height } : SOCIAL) }];
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
