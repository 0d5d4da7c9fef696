import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdComposer, AdDesign, ComposedAd } from '#ports/ad-composer';
import type { CreateArtifactRequest } from '../../contract/ad-artifacts.ts';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { rankLayouts } from './rank-layouts.ts';

/** The texts and pictures of an ad, without its size. Empty texts are left out. */
export interface AdOrder
  extends Pick<
    CreateArtifactRequest,
    | 'headline'
    | 'description'
    | 'callout'
    | 'cta'
    | 'brandName'
    | 'colors'
    | 'language'
    | 'layout'
    | 'concept'
  > {
  contact?: CreateArtifactRequest['contact'] | undefined;
  fontClass: AdDesign['brand']['fontClass'];
  picture: AdDesign['picture'] | null;
  /** The original size of a picture that was made smaller. */
  pixels?: { width: number; height: number };
  logo: AdDesign['brand']['logo'] | null;
}

export interface DesignedAd {
  design: AdDesign;
  /** The suitable layouts, the best first. */
  layouts: AdLayoutId[];
  /** The composed ad without its editable SVG. */
  outlined: Omit<ComposedAd, 'svg'>;
}

/** Layouts whose frames suit pictures that are not cropped. */
const SHOWS_WHOLE: ReadonlySet<AdLayoutId> = new Set(['split', 'product', 'type']);
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)(-|$)/i;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u;

/**
 * Designs an ad for a format. Finished ads and previews share this, so that they look the same. If no layout is wanted,
 * or the wanted one fails its checks, chooses the best one that shows all texts.
 * @throws AppError `not_composable` if the format needs a picture and there is none, or no layout can be drawn
 */
export async function designAd(
  { adComposer }: { adComposer: Pick<AdComposer, 'layoutsFor' | 'composeOutlined'> },
  order: AdOrder,
  { platform, format }: { platform: AdPlatformId; format: AdFormat },
): Promise<DesignedAd> {
  const layouts = layoutsOf(adComposer, order, format);
  const wanted = layouts.find((layout) => layout === order.layout);
  let best: Omit<DesignedAd, 'layouts'> | undefined;
  let refusal: ProviderError | undefined;
  for (const layout of [...(wanted ? [wanted] : []), ...layouts.filter((other) => other !== wanted)]) {
    const design = designOf(order, { platform, format, layout });
    try {
      const outlined = await adComposer.composeOutlined(design);
      if (!best || lossOf(outlined) < lossOf(best.outlined)) best = { design, outlined };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      refusal = error;
    }
    if (best && (lossOf(best.outlined) === 0 || (layout === wanted && best.outlined.checks.isGood))) break;
  }
  if (best) return { ...best, layouts };
  if (!refusal?.failure) throw refusal;
  throw new AppError('not_composable.no_layout', { format: format.name, ...refusal.failure });
}

function layoutsOf(
  adComposer: Pick<AdComposer, 'layoutsFor'>,
  order: AdOrder,
  format: AdFormat,
): AdLayoutId[] {
  const { picture } = order;
  if (format.content === 'ad') {
    const layouts = adComposer
      .layoutsFor(picture ? (picture.hasAlpha ? 'cutout' : 'photo') : 'none')
      .filter((layout) => !picture?.isWhole || SHOWS_WHOLE.has(layout));
    const photo = picture && !picture.hasAlpha ? { ...picture, pixels: order.pixels ?? null } : null;
    return rankLayouts(layouts, {
      format,
      photo,
      concept: order.concept,
      direction: directionOf(order),
      brand: [order.brandName, order.fontClass, ...order.colors],
    });
  }
  if (format.content === 'logo') {
    if (order.logo) return ['logo'];
    throw new AppError('not_composable.logo_needed', { format: format.name });
  }
  if (picture) return ['picture'];
  throw new AppError('not_composable.picture_needed', { format: format.name });
}

function designOf(
  order: AdOrder,
  { platform, format, layout }: { platform: AdPlatformId; format: AdFormat; layout: AdLayoutId },
): AdDesign {
  const { picture, logo, colors, fontClass, headline, description, callout, brandName } = order;
  // Nobody can press a button on paper.
  const contact = platform === 'print' ? order.contact : null;
  const cta = format.showsButton && !contact ? order.cta : '';
  return {
    width: format.width,
    height: format.height,
    layout,
    texts: {
      headline,
      ...(callout && !states(headline, callout) && !states(description, callout) && { callout }),
      ...(description && { description }),
      ...(cta && { cta }),
      ...(brandName && { brandName }),
    },
    ...(picture && layout !== 'type' && layout !== 'logo' && { picture }),
    brand: { colors, fontClass, ...(logo && { logo }) },
    ...(contact && { contact }),
    direction: directionOf(order),
    safeArea: format.safeArea,
    minimumTextSize: legibleSizeOf(platform, format),
  };
}

const AMOUNT = /\d(?:[\d.,]*\d)?/;
const CURRENCY = /\p{Sc}|%|kr\b|zł|Kč|lei\b|Ft\b|[A-Z]{3}\b|円|元|원/u;

/** Whether a text names the amount of a price: that of `ab 12 €` is in `Becher für 12 €`, not in `120 €` or `12 Jahre`. */
function states(text: string, fact: string): boolean {
  const amount = AMOUNT.exec(fact)?.[0];
  const currency = CURRENCY.exec(fact)?.[0];
  if (!amount || !currency) return text.toLowerCase().includes(fact.toLowerCase());
  const [sum, sign] = [amount, currency].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\d.,])${sum}(?![.,]?\\d)\\s?${sign}|${sign}\\s?${sum}(?![.,]?\\d)`, 'u').test(
    text,
  );
}

function directionOf({ language, headline }: AdOrder): AdDesign['direction'] {
  return RIGHT_TO_LEFT.test(language) || RIGHT_TO_LEFT_LETTER.test(headline) ? 'rtl' : 'ltr';
}

/** Rates a design: a dropped text is worse than a shortened one, a failed check worst. */
function lossOf({ dropped, shortened, checks }: Omit<ComposedAd, 'svg'>): number {
  return (checks.isGood ? 0 : 100) + dropped.length * 2 + shortened.length;
}

/** CSS pixels. Most ads fill a phone's width. */
const PHONE_WIDTH = 390;
/** CSS pixels of the smallest comfortable letters. */
const READABLE_SIZE = 9;
/** Networks that show banners in their own size, and scale larger ads to the page's column. */
const BANNER_NETWORKS: readonly AdPlatformId[] = ['google-display', 'microsoft', 'amazon'];
const BANNER_MAX_WIDTH = 970;
const BANNER_TEXT = 10;
/** 7 points at 300 dots an inch. */
const PRINTED_TEXT = (7 / 72) * 300;

/** The smallest text size, in pixels of the format. */
function legibleSizeOf(platform: AdPlatformId, { width }: Pick<AdFormat, 'width'>): number {
  if (platform === 'print') return PRINTED_TEXT;
  if (BANNER_NETWORKS.includes(platform) && width <= BANNER_MAX_WIDTH) return BANNER_TEXT;
  return Math.max(BANNER_TEXT, Math.round((width / PHONE_WIDTH) * READABLE_SIZE));
}
