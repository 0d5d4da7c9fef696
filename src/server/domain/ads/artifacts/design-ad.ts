import type { AdLayoutId, AdPlatformId } from '#contract/ad-enumerations';
import type { AdFormat } from '#contract/ad-formats';
import { AppError, ProviderError } from '#server/errors';
import type { AdComposer, AdDesign, ComposedAd } from '#server/ports/ad-composer';
import { legibleSizeOf } from './legible-size-of.ts';

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
  throw new AppError('not_composable', `No ad can be made of it for ${format.name}: ${reasonOf(refusal)}`);
}

function reasonOf(refusal: unknown): string {
  const { message } = refusal as Error;
  return message.charAt(0).toLowerCase() + message.slice(1);
}

function layoutsOf(
  adComposer: Pick<AdComposer, 'layoutsFor'>,
  { picture }: AdOrder,
  format: AdFormat,
): AdLayoutId[] {
  if (format.allowsText)
    return adComposer.layoutsFor(picture ? (picture.hasAlpha ? 'cutout' : 'photo') : 'none');
  if (picture) return ['picture'];
  throw new AppError('not_composable', `${format.name} takes no texts: an ad for it needs a picture`);
}

function designOf(
  { picture, logo, colors, fontClass, language, ...texts }: AdOrder,
  { platform, format, layout }: { platform: AdPlatformId; format: AdFormat; layout: AdLayoutId },
): AdDesign {
  const { headline, description, cta, brandName } = texts;
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
    direction: RIGHT_TO_LEFT.test(language) || RIGHT_TO_LEFT_LETTER.test(headline) ? 'rtl' : 'ltr',
    safeArea: format.safeArea,
    minimumTextSize: legibleSizeOf(platform, format),
  };
}

/** How much of the ad is missing: a text left out is worse than one cut short, a failed check worst. */
function lossOf({ dropped, shortened, checks }: Omit<ComposedAd, 'svg'>): number {
  return (checks.isGood ? 0 : 100) + dropped.length * 2 + shortened.length;
}
