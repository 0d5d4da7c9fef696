import type { PreviewRequest } from '../contract/ad-artifacts.ts';
import type { AdPlatformId } from '../contract/ad-enumerations.ts';
import type { CampaignState } from './campaign-state.ts';

/** What all ads of a campaign are drawn from, as previews and artifacts ask for it. */
export type CampaignDesign = Pick<
  PreviewRequest,
  | 'platform'
  | 'headline'
  | 'description'
  | 'cta'
  | 'pictureId'
  | 'brandName'
  | 'colors'
  | 'fonts'
  | 'logoId'
  | 'language'
>;

/** Null until there is a platform and a headline, without which no ad can be drawn. */
export function designOf(state: CampaignState): CampaignDesign | null {
  const { platform, copy, picture, website } = state;
  const headline = textAt(copy?.headlines, copy?.headline);
  if (!platform || !headline) return null;
  return {
    platform,
    headline,
    description: textAt(copy?.descriptions, copy?.description),
    cta: copy?.cta.trim() ?? '',
    pictureId: picture?.id ?? null,
    brandName: state.brandName.trim(),
    colors: state.colors,
    fonts: website?.fonts.slice(0, 20) ?? [],
    logoId: (state.showsLogo && website?.logo?.id) || null,
    language: website?.language ?? '',
  };
}

/** Names an ad of a campaign among all platforms. */
export function sizeKey(platform: AdPlatformId, formatId: string): string {
  return `${platform}/${formatId}`;
}

/** The same for ads that look the same: an ad whose key is another one now was made before a change. */
export function designKey(design: CampaignDesign, layout: string | undefined): string {
  return JSON.stringify([design, layout ?? null]);
}

function textAt(texts: readonly { text: string }[] | undefined, place: number | null | undefined): string {
  return texts?.[place ?? -1]?.text.trim() ?? '';
}
