import type { CreateArtifactRequest } from '../contract/ad-artifacts.ts';

/** The campaign's name: as typed, or the brand's, or the address's host. */
export function campaignNameOf({
  campaign,
  brandName,
  finalUrl,
}: Pick<CreateArtifactRequest, 'campaign' | 'brandName' | 'finalUrl'>): string {
  return campaign || brandName || URL.parse(finalUrl)?.hostname || 'Campaign';
}
