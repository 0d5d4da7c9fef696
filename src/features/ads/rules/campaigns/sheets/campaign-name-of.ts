import type { CampaignAd } from '../campaign-ad.ts';

/** The campaign's name: as typed, or the brand's, or the address's host. */
export function campaignNameOf({
  campaign,
  brandName,
  finalUrl,
}: Pick<CampaignAd, 'campaign' | 'brandName' | 'finalUrl'>): string {
  return campaign || brandName || URL.parse(finalUrl)?.hostname || 'Campaign';
}
