import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { AdComposer, AdDesign, ComposedAd } from '#ports/ad-composer';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { legibleSizeOf } from './legible-size-of.ts';
import { rankLayouts } from './rank-layouts.ts';

/** What an ad says and shows, whatever its size. */
export interface AdOrder {
  headline: string;
  /** Empty texts are left out. */
  description: string;
  cta: string;
  brandName: string;
  /** `#rrggbb`, the most important first. */
  colors: readonly string[];
  fontClass: AdDesign['brand']['fontClass'];
  /** BCP 47, or empty. */
  language: string;
  /** The one that suits best where null. */
  layout: AdLayoutId | null;
  picture: AdDesign['picture'] | null;
  /** Pixels of the picture before it was made small, where that was done. */
  pixels?: { width: number; height: number };
  logo: AdDesign['brand']['logo'] | null;
}

export interface DesignedAd {
  design: AdDesign;
  /** Those that suit the picture and the format, the best first. */
  layouts: AdLayoutId[];
  /** The design without the SVG to edit. */
  outlined: Omit<ComposedAd, 'svg'>;
}

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|ug|ur|yi)(-|$)/i;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u;

/**
 * Lays an ad out for a format. Finished ads and their previews are both designed here, so that the one looks as the
 * other did. Without a layout of its own, or where that one makes no good ad, an ad gets the best one that shows all of
 * its texts.
 * @throws AppError `not_composable` where the format takes no texts and there is no picture, or no layout can be drawn
 */
export async function designAd(
  { adComposer }: { adComposer: Pick<AdComposer, 'layoutsFor' | 'composeOutlined'> },
  order: AdOrder,
  { platform, format }: { platform: AdPlatformId; format: AdFormat },
): Promise<DesignedAd> {
  const layouts = layoutsOf(adComposer, order, format);
  const wanted = layouts.find((layout) => layout === order.layout);
  let best: Omit<DesignedAd, 'layouts'> | undefined;
  let refusal: unknown;
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
  throw new AppError('not_composable.no_layout', { format: format.name, why: (refusal as Error).message });
}

function layoutsOf(
  adComposer: Pick<AdComposer, 'layoutsFor'>,
  order: AdOrder,
  format: AdFormat,
): AdLayoutId[] {
  const { picture } = order;
  if (format.allowsText) {
    const layouts = adComposer.layoutsFor(picture ? (picture.hasAlpha ? 'cutout' : 'photo') : 'none');
    const photo = picture && !picture.hasAlpha ? { ...picture, pixels: order.pixels ?? null } : null;
    return rankLayouts(layouts, {
      format,
      photo,
      direction: directionOf(order),
      brand: [order.brandName, order.fontClass, ...order.colors],
    });
  }
  if (picture) return ['picture'];
  throw new AppError('not_composable.picture_needed', { format: format.name });
}

function designOf(
  order: AdOrder,
  { platform, format, layout }: { platform: AdPlatformId; format: AdFormat; layout: AdLayoutId },
): AdDesign {
  const { picture, logo, colors, fontClass, headline, description, cta, brandName } = order;
  return {
    width: format.width,
    height: format.height,
    layout,
    texts: {
      headline,
      ...(description && { description }),
      ...(cta && { cta }),
      ...(brandName && { brandName }),
    },
    ...(picture && layout !== 'type' && { picture }),
    brand: { colours: colors, fontClass, ...(logo && { logo }) },
    direction: directionOf(order),
    safeArea: format.safeArea,
    minimumTextSize: legibleSizeOf(platform, format),
  };
}

function directionOf({ language, headline }: AdOrder): AdDesign['direction'] {
  return RIGHT_TO_LEFT.test(language) || RIGHT_TO_LEFT_LETTER.test(headline) ? 'rtl' : 'ltr';
}

/** How much of the ad is missing: a text left out is worse than one cut short, a failed check worst. */
function lossOf({ dropped, shortened, checks }: Omit<ComposedAd, 'svg'>): number {
  return (checks.isGood ? 0 : 100) + dropped.length * 2 + shortened.length;
}
