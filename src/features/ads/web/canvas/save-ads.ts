import { downloadToDevice } from '#features/images/web/image-delivery';
import * as phrases from '#phrases';
import { request } from '#web/api/request.ts';
import { saveByForm } from '#web/api/save-by-form.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { type AdArtifact, downloadCampaign } from '../../contract/ad-artifacts.ts';
import type { AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import type { CanvasAd } from './canvas-ads.ts';
import { adFileName } from './format-texts.ts';

type FileType = AdArtifact['files'][number]['type'];

/** Saves one file of a finished ad, or opens the share sheet on phones. */
export async function saveAd(
  platform: AdPlatformId,
  { format, artifact }: CanvasAd,
  formats: readonly AdFormat[],
  type: FileType,
): Promise<void> {
  const url = artifact?.files.find((file) => file.type === type)?.url;
  if (!url) return;
  const notice = await downloadToDevice(window, {
    url,
    fileName: adFileName(platform, format, formats, type),
    fetchBytes: async () => (await request('GET', url)).blob(),
  });
  if (notice) toast(notice);
}

/** Saves all finished ads of a campaign as one ZIP. */
export function saveAllAds(artifacts: readonly AdArtifact[]): void {
  saveByForm(document, {
    action: downloadCampaign.path,
    fields: { artifactIds: artifacts.map(({ id }) => id) },
    onRefused: () => toastFailure(phrases.downloadFailed, phrases.adsNotDownloaded),
  });
  toastSuccess(
    'Download started',
    `${artifacts.length === 1 ? 'One ad' : `${artifacts.length} ads`} and the texts, in one ZIP.`,
  );
}
