import type { PreviewRequest } from '../contract/ad-artifacts.ts';
import type { AdPlatformId } from '../contract/ad-enumerations.ts';
import { contactOf } from '../contract/contact-of.ts';
import type { CampaignState } from './campaign-state.ts';

/** The part of preview and artifact requests that all ads of a campaign share. */
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
  | 'contact'
>;

/** Null until a platform and a headline are chosen: every ad needs them. */
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
    contact: platform === 'print' && website ? contactOf(website) : null,
  };
}

/** Key of an ad of a campaign, unique over all platforms. */
export function sizeKey(platform: AdPlatformId, formatId: string): string {
  return `${platform}/${formatId}`;
}

/** Equal keys mean equal looks. If the key has changed since an ad was made, the ad is out of date. */
export function designKey(design: CampaignDesign, layout: string | undefined): string {
  return JSON.stringify([design, layout ?? null]);
}

function textAt(texts: readonly { text: string }[] | undefined, place: number | null | undefined): string {
  return texts?.[place ?? -1]?.text.trim() ?? '';
}
