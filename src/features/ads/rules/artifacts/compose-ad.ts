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
import type { StoredResult } from './stored-artifact.ts';

export interface ComposeAdDeps {
  adComposer: AdComposer;
  adRenderer: AdRenderer;
  provenance: Provenance;
}

/** Everything that an ad is made from, except its size. */
export interface AdMaterial {
  texts: Pick<AdOrder, 'headline' | 'description' | 'callout' | 'cta' | 'brandName'>;
  /** One picture in one or several aspect ratios. */
  picture: { cuts: readonly PictureCut[]; origin: AdOrigin } | null;
  brand: Pick<AdOrder, 'colors'> & {
    /** PNG or JPEG. */
    logo: Uint8Array | null;
    /** Font families, those of headings first. */
    fonts: readonly string[];
  };
  /** Null chooses the most suitable one. */
  layout: AdLayoutId | null;
  concept: AdOrder['concept'];
  /** BCP 47, or empty. */
  language: string;
  contact?: AdOrder['contact'];
}

export interface FinishedAd extends StoredResult {
  /** The SVG, and those of PNG and JPEG that the platform accepts, in its exact size and within its limit. */
  files: { type: ArtifactFileType; bytes: Buffer }[];
}

/**
 * Makes an ad's files without a database, for the product and for the command line.
 * @throws AppError `not_composable` with the reason why no layout suits
 * @throws ProviderError as the signer does
 */
export async function composeAd(
  deps: ComposeAdDeps,
  material: AdMaterial,
  { platform, format }: { platform: AdPlatformId; format: AdFormat },
): Promise<FinishedAd> {
  const { picture, brand, texts, language, layout, concept, contact } = material;
  const planned = picture && (await planPicture(picture.cuts, format));
  const pixels = picture && nearestCut(picture.cuts, format);
  const order: AdOrder = {
    ...texts,
    colors: brand.colors,
    fontClass: fontClassOf(brand.fonts),
    language,
    layout,
    contact,
    concept,
    picture: planned,
    ...(pixels && { pixels }),
    logo: brand.logo && (await prepareLogo(brand.logo)),
  };
  const { design, outlined } = await designAd(deps, order, { platform, format });
  if (!outlined.checks.isGood) throw new AppError('not_composable.too_long', { format: format.name });
  const { frame } = outlined;
  const fitted = picture && frame && (await fitPicture(picture.cuts, { frame, format }));
  const ad = await deps.adComposer.compose({ ...design, ...(fitted && { picture: fitted }) });
  const digitalSourceType = sourceTypeOfAd({
    picture: fitted ? picture.origin : null,
    hasLogo: order.logo !== null && format.content !== 'picture',
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

const preparedLogos = new WeakMap<Uint8Array, ReturnType<typeof prepareDesignLogo>>();

/** Once for all formats of a campaign. */
async function prepareLogo(bytes: Uint8Array): ReturnType<typeof prepareDesignLogo> {
  const logo = preparedLogos.get(bytes) ?? prepareDesignLogo(bytes);
  preparedLogos.set(bytes, logo);
  return await logo;
}

const isDrawn = (type: AdFormat['fileTypes'][number]): type is AdFileFormat =>
  type === 'png' || type === 'jpeg';
/** Size of XMP and of a manifest with a chain of two certificates. */
const PROVENANCE_BYTES = 5_000;

/** Renders the file types that the platform accepts. Retries once if the signature needs more bytes than reserved. */
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

/** How a picture was made; `outside` if unknown. */
type AdOrigin = DigitalSourceType | 'outside';

/**
 * The IPTC source type of an ad. The layout is procedural, so an outside picture or a logo makes the ad a composite; a
 * picture that a neural model made or edited, a composite with trained media.
 */
function sourceTypeOfAd({
  picture,
  hasLogo,
}: {
  picture: AdOrigin | null;
  hasLogo: boolean;
}): DigitalSourceType {
  if (picture === 'trainedAlgorithmicMedia' || picture === 'compositeWithTrainedAlgorithmicMedia')
    return 'compositeWithTrainedAlgorithmicMedia';
  const isOurs = (picture === null || picture === 'algorithmicMedia') && !hasLogo;
  return isOurs ? 'algorithmicMedia' : 'compositeSynthetic';
}
