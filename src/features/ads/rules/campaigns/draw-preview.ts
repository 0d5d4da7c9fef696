import { AppError } from '#platform/errors/app-error';
import type { AdComposer, AdDesign } from '#ports/ad-composer';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { AdPreviews } from '../../contract/ad-artifacts.ts';
import type { AdPlatformId } from '../../contract/ad-enumerations.ts';
import { type AdOrder, designAd } from '../artifacts/design-ad.ts';
import { nearestCut } from '../artifacts/fit-picture.ts';

export type AdPreview = AdPreviews['previews'][number];

/** An ad to be looked at; its pictures are named by the keys of their objects. */
export interface WantedPreview {
  platform: AdPlatformId;
  formatId: string;
  order: Omit<AdOrder, 'picture' | 'logo'>;
  /** The same picture in one or several proportions; none where there is no picture. */
  cuts: { objectKey: string; width: number; height: number }[];
  logoKey: string | null;
}

export interface DrawPreviewDeps {
  adComposer: Pick<AdComposer, 'layoutsFor' | 'composeOutlined'>;
  /** Small ones, with the proportions and the focus of the whole. */
  openPicture(objectKey: string): Promise<NonNullable<AdDesign['picture']>>;
  openLogo(objectKey: string): Promise<NonNullable<AdDesign['brand']['logo']>>;
}

/**
 * An ad as it will look (see `composeAd`), with small pictures in it.
 * @throws AppError `not_composable`, `not_found` for a format or a picture that is none; ProviderError as the composer
 * does
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

/** Escapes only what must be: pictures that several previews share then look the same to whatever compresses them. */
function toDataUrl(svg: string): string {
  const written = svg.replace(/[%#<>"\\^`{|}\n]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${written}`;
}
