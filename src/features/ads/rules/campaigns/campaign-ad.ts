import type { AdLayoutId, AdPlatformId, ArtifactFileType } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { adFileName } from '../artifacts/ad-file-address.ts';

/** An ad of a campaign, as its list of texts and its note name it. */
export interface CampaignAd {
  platform: AdPlatformId;
  format: AdFormat;
  layout: AdLayoutId;
  headline: string;
  /** Empty texts are left out. */
  description: string;
  cta: string;
  /** With their `#`; none where they were not kept. */
  hashtags: readonly string[];
  /** Texts that the picture shortens or leaves out. */
  shortened: readonly string[];
  dropped: readonly string[];
  fileTypes: readonly ArtifactFileType[];
  /** Counts the ads of a format from 1 where there are several. */
  take?: number;
}

/** Where a file of an ad stands in its campaign: a folder for each platform. */
export function campaignPath(
  { platform, format, take = 1 }: Pick<CampaignAd, 'platform' | 'format' | 'take'>,
  type: ArtifactFileType,
): string {
  const name = adFileName(format, type);
  return `${platform}/${take === 1 ? name : name.replace(/(?=\.\w+$)/, `-${take}`)}`;
}
