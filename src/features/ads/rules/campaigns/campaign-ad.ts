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
      | 'callout'
      | 'cta'
      | 'brandName'
      | 'language'
      | 'concept'
      | 'hashtags'
      | 'headlineSource'
      | 'descriptionSource'
      | 'finalUrl'
      | 'campaign'
      | 'headlines'
      | 'descriptions'
      | 'contact'
    >,
    StoredResult {
  format: AdFormat;
  fileTypes: readonly ArtifactFileType[];
  /** Numbers several ads of one format and concept, from 1. */
  take?: number;
}

/** The path of an ad's file in the archive: a folder for each platform. Names end with the concept, and a number if need be. */
export function campaignPath(
  { platform, format, concept, take = 1 }: Pick<CampaignAd, 'platform' | 'format' | 'concept' | 'take'>,
  type: ArtifactFileType,
): string {
  const ending = `${concept ? `-${concept}` : ''}${take === 1 ? '' : `-${take}`}`;
  return `${platform}/${adFileName(format, type).replace(/(?=\.\w+$)/, ending)}`;
}

/** The path of the file that a platform gets. */
export function uploadPathOf(ad: CampaignAd): string {
  return campaignPath(ad, ad.fileTypes.includes('jpeg') ? 'jpeg' : 'png');
}
