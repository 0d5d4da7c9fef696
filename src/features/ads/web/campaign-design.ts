import { trackedUrlOf } from '../content/tracked-url-of.ts';
import { absoluteWebAddress } from '../contract/absolute-web-address.ts';
import type { PreviewRequest } from '../contract/ad-artifacts.ts';
import type { AdConcept, AdPlatformId } from '../contract/ad-enumerations.ts';
import type { AdPlatform } from '../contract/ad-formats.ts';
import { contactOf } from '../contract/contact-of.ts';
import { type CampaignState, LISTS, type TextKind } from './campaign-state.ts';
import { textLength } from './text-length.ts';

/** The part of preview and artifact requests that all ads of a campaign share. */
export type CampaignDesign = Pick<
  PreviewRequest,
  | 'platform'
  | 'headline'
  | 'description'
  | 'callout'
  | 'cta'
  | 'pictureId'
  | 'brandName'
  | 'colors'
  | 'fonts'
  | 'logoId'
  | 'language'
  | 'contact'
  | 'concept'
>;

/** Null until a platform and a headline are chosen: every ad needs them. */
export function designOf(
  state: CampaignState,
  /** A platform that is not the chosen one: texts that are too long for it give way to the first that fit. */
  other?: { id: AdPlatformId; limits: Pick<AdPlatform, 'textLimits'> },
): CampaignDesign | null {
  const { copy, picture, website, fonts, logo } = state;
  const platform = other?.id ?? state.platform;
  const fitted = (kind: TextKind, text: string) =>
    other && textLength(other.limits, kind, text).standing !== 'fits'
      ? (copy?.[LISTS[kind]].find(
          (one) => one.text && textLength(other.limits, kind, one.text).standing === 'fits',
        )?.text ?? text)
      : text;
  const headline = fitted('headline', textAt(copy?.headlines, copy?.headline));
  if (!platform || !headline) return null;
  return {
    platform,
    headline,
    description: fitted('description', textAt(copy?.descriptions, copy?.description)),
    callout: copy?.callout.trim() ?? '',
    cta: copy?.cta.trim() ?? '',
    pictureId: picture?.id ?? null,
    brandName: state.brandName.trim(),
    colors: state.colors,
    fonts,
    logoId: (state.showsLogo && logo?.id) || null,
    language: website?.language ?? '',
    contact:
      platform === 'print' && website ? contactOf(website, { link: linkOf(state, website.url) }) : null,
    concept: state.concept,
  };
}

/** Where the QR code of every printed ad leads; empty while no address is typed. */
function linkOf({ finalUrl: typed, campaign, brandName, concept }: CampaignState, pageUrl: string): string {
  const finalUrl = absoluteWebAddress((typed ?? pageUrl).trim()) ?? '';
  return trackedUrlOf(
    { platform: 'print', finalUrl, campaign: campaign.trim(), brandName: brandName.trim(), concept },
    'print',
  );
}

/** Key of an ad of a campaign, unique over all platforms and concepts. */
export function sizeKey(platform: AdPlatformId, formatId: string, concept: AdConcept | null): string {
  return `${platform}/${formatId}${concept ? `/${concept}` : ''}`;
}

/** Equal keys mean equal looks. If the key has changed since an ad was made, the ad is out of date. */
export function designKey(design: CampaignDesign, layout: string | undefined): string {
  return JSON.stringify([design, layout ?? null]);
}

function textAt(texts: readonly { text: string }[] | undefined, place: number | null | undefined): string {
  return texts?.[place ?? -1]?.text.trim() ?? '';
}
