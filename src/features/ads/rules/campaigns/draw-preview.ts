import { AppError } from '#platform/errors/app-error';
import type { AdComposer, AdDesign } from '#ports/ad-composer';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { AdPreviews } from '../../contract/ad-artifacts.ts';
import type { AdPlatformId } from '../../contract/ad-enumerations.ts';
import { type AdOrder, designAd } from '../artifacts/design-ad.ts';
import { nearestCut } from '../artifacts/fit-picture.ts';

export type AdPreview = AdPreviews['previews'][number];

/** A requested preview. Its pictures are object keys. */
export interface WantedPreview {
  platform: AdPlatformId;
  formatId: string;
  order: Omit<AdOrder, 'picture' | 'logo'>;
  /** One picture in several aspect ratios; empty without a picture. */
  cuts: { objectKey: string; width: number; height: number }[];
  logoKey: string | null;
}

export interface DrawPreviewDeps {
  adComposer: Pick<AdComposer, 'layoutsFor' | 'composeOutlined'>;
  /** Returns a small picture with the original's aspect ratio and focus. */
  openPicture(objectKey: string): Promise<NonNullable<AdDesign['picture']>>;
  openLogo(objectKey: string): Promise<NonNullable<AdDesign['brand']['logo']>>;
}

/**
 * Draws an ad like `composeAd`, with small pictures.
 * @throws AppError `not_composable`; `not_found` for an unknown format or picture; ProviderError as the composer does
 */
export async function drawPreview(
  { adComposer, openPicture, openLogo }: DrawPreviewDeps,
  { platform, formatId, order, cuts, logoKey }: WantedPreview,
): Promise<AdPreview> {
  const format = findAdFormat(platform, { id: formatId });
  if (!format) throw new AppError('not_found.ad_format', { formatId });
  const cut = cuts.length > 0 ? nearestCut(cuts, format) : null;
  const picture = cut && (await openPicture(cut.objectKey));
  const logo = logoKey === null ? null : await openLogo(logoKey);
  const ad = { ...order, picture, logo, ...(cut && { pixels: cut }) };
  const { design, layouts, outlined } = await designAd({ adComposer }, ad, { platform, format });
  const framed = outlined.frame && nearestCut(cuts, outlined.frame);
  const { outlinedSvg, shortened, dropped } =
    framed && framed !== cut
      ? await adComposer.composeOutlined({ ...design, picture: await openPicture(framed.objectKey) })
      : outlined;
  return { formatId, layout: design.layout, layouts, dataUrl: toDataUrl(outlinedSvg), shortened, dropped };
}

/** Escapes as little as possible, so that pictures that several previews share compress well. */
function toDataUrl(svg: string): string {
  const written = svg.replace(/[%#<>"\\^`{|}\n]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${written}`;
}
