import { signEncoded } from '#features/images/rules/sign-encoded';
import { AppError } from '#platform/errors/app-error';
import type { AdComposer } from '#ports/ad-composer';
import type { AdFileFormat, AdRenderer } from '#ports/ad-renderer';
import type { DigitalSourceType, Provenance } from '#ports/provenance';
import type { AdLayoutId, AdPlatformId, ArtifactFileType } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { type AdOrder, designAd } from './design-ad.ts';
import { fitPicture, nearestCut, type PictureCut, planPicture } from './fit-picture.ts';
import { fontClassOf } from './font-class-of.ts';
import { prepareDesignLogo } from './prepare-design-picture.ts';
import { type AdOrigin, sourceTypeOfAd } from './source-type-of-ad.ts';

export interface ComposeAdDeps {
  adComposer: AdComposer;
  adRenderer: AdRenderer;
  provenance: Provenance;
}

/** What an ad is made from, whatever its size. */
export interface AdMaterial {
  texts: Pick<AdOrder, 'headline' | 'description' | 'cta' | 'brandName'>;
  /** The same picture in one or several proportions. */
  picture: { cuts: readonly PictureCut[]; origin: AdOrigin } | null;
  brand: Pick<AdOrder, 'colors'> & {
    /** PNG or JPEG. */
    logo: Uint8Array | null;
    /** Families, those of headings first. */
    fonts: readonly string[];
  };
  /** The one that suits best where null. */
  layout: AdLayoutId | null;
  /** BCP 47, or empty. */
  language: string;
}

export interface FinishedAd {
  layout: AdLayoutId;
  /** The SVG, and each of PNG and JPEG that the platform takes, at exactly its size and under its cap. */
  files: { type: ArtifactFileType; bytes: Buffer }[];
  shortened: string[];
  dropped: string[];
}

/**
 * Makes an ad's files, with no database: for the product and for the command line.
 * @throws AppError `not_composable`, saying why no layout makes a good ad of it
 * @throws ProviderError as the signer does
 */
export async function composeAd(
  deps: ComposeAdDeps,
  material: AdMaterial,
  { platform, format }: { platform: AdPlatformId; format: AdFormat },
): Promise<FinishedAd> {
  const { picture, brand, texts, language, layout } = material;
  const planned = picture && (await planPicture(picture.cuts, format));
  const pixels = picture && nearestCut(picture.cuts, format);
  const order: AdOrder = {
    ...texts,
    colors: brand.colors,
    fontClass: fontClassOf(brand.fonts),
    language,
    layout,
    picture: planned,
    ...(pixels && { pixels }),
    logo: brand.logo && (await prepareDesignLogo(brand.logo)),
  };
  const { design, outlined } = await designAd(deps, order, { platform, format });
  if (!outlined.checks.isGood) throw new AppError('not_composable.too_long', { format: format.name });
  const { frame } = outlined;
  const fitted = picture && frame && (await fitPicture(picture.cuts, { frame, format }));
  const ad = await deps.adComposer.compose({ ...design, ...(fitted && { picture: fitted }) });
  const digitalSourceType = sourceTypeOfAd({
    picture: fitted ? picture.origin : null,
    hasLogo: order.logo !== null && format.allowsText,
  });
  const svg = await signEncoded(deps, Buffer.from(ad.svg, 'utf8'), {
    contentType: 'image/svg+xml',
    digitalSourceType,
  });
  return {
    layout: design.layout,
    files: [
      { type: 'svg', bytes: svg },
      ...(await drawFiles(deps, ad.outlinedSvg, { format, digitalSourceType })),
    ],
    shortened: ad.shortened,
    dropped: ad.dropped,
  };
}

const isDrawn = (type: AdFormat['fileTypes'][number]): type is AdFileFormat =>
  type === 'png' || type === 'jpeg';
/** Of XMP and a manifest with a chain of two certificates. */
const PROVENANCE_BYTES = 5_000;

/** What the platform takes: what it would refuse is of no use to anybody. */
async function drawFiles(
  deps: ComposeAdDeps,
  outlinedSvg: string,
  { format, digitalSourceType }: { format: AdFormat; digitalSourceType: DigitalSourceType },
): Promise<FinishedAd['files']> {
  const formats = format.fileTypes.filter(isDrawn);
  let reserve = PROVENANCE_BYTES;
  for (let attempt = 0; attempt < 2; attempt++) {
    const drawn = await deps.adRenderer.render({
      outlinedSvg,
      formats,
      mostBytes: format.maxBytes - reserve,
    });
    const files: FinishedAd['files'] = [];
    for (const { format: type, bytes } of drawn) {
      const contentType = `image/${type}` as const;
      const signed = await signEncoded(deps, bytes, { contentType, digitalSourceType });
      reserve = Math.max(reserve, signed.length - bytes.length + 256);
      files.push({ type, bytes: signed });
    }
    const within = files.filter(({ bytes }) => bytes.length <= format.maxBytes);
    if (within.length === drawn.length && within.length > 0) return within;
    if (drawn.length === 0) break;
  }
  throw new AppError('not_composable.too_many_bytes', { format: format.name, mostBytes: format.maxBytes });
}
