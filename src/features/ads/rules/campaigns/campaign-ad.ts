import type { ArtifactFileType } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { adFileName } from '../artifacts/ad-file-address.ts';
import type { StoredRequest, StoredResult } from '../artifacts/stored-artifact.ts';

/** An ad in a campaign's archive. */
export interface CampaignAd
  extends Pick<
      StoredRequest,
      | 'platform'
      | 'headline'
      | 'description'
      | 'cta'
      | 'brandName'
      | 'language'
      | 'hashtags'
      | 'headlineSource'
      | 'descriptionSource'
      | 'finalUrl'
      | 'campaign'
      | 'headlines'
      | 'descriptions'
    >,
    StoredResult {
  format: AdFormat;
  fileTypes: readonly ArtifactFileType[];
  /** Numbers several ads of one format, from 1. */
  take?: number;
}

/** The path of an ad's file in the archive: a folder for each platform. */
export function campaignPath(
  { platform, format, take = 1 }: Pick<CampaignAd, 'platform' | 'format' | 'take'>,
  type: ArtifactFileType,
): string {
  const name = adFileName(format, type);
  return `${platform}/${take === 1 ? name : name.replace(/(?=\.\w+$)/, `-${take}`)}`;
}
