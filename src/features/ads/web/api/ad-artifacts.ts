import { pollUntil } from '#web/api/poll-until.ts';
import { read, request } from '#web/api/request.ts';
import { saveByForm } from '#web/api/save-by-form.ts';
import type {
  AdArtifact,
  AdPreviews,
  ArtifactState,
  CreateArtifactRequest,
  PreviewRequest,
} from '../../contract/ad-artifacts.ts';

const ARTIFACT_POLL_MS = 700;

/** Ads of one platform as they will look. */
export async function previewAds(
  payload: PreviewRequest,
  signal?: AbortSignal,
): Promise<AdPreviews['previews']> {
  const response = await request('POST', '/api/ad-creator/previews', { payload, ...(signal && { signal }) });
  return ((await response.json()) as AdPreviews).previews;
}

export type ArtifactOrder = Omit<CreateArtifactRequest, 'format'> & { formatId: string };

/** A finished ad, once it is made. */
export async function createArtifact(
  { formatId, ...order }: ArtifactOrder,
  signal?: AbortSignal,
): Promise<AdArtifact> {
  const response = await request('POST', '/api/ad-creator/create-artifact', {
    payload: { ...order, format: formatId },
    respondAsync: true,
    ...(signal && { signal }),
  });
  const state = (await response.json()) as ArtifactState;
  if (state.status === 'ready') return state;
  return pollUntil(
    async () => {
      const later = await read<ArtifactState>(['api', 'ad-creator', 'artifacts', state.id], signal);
      return later.status === 'ready' ? later : undefined;
    },
    { everyMs: ARTIFACT_POLL_MS, ...(signal && { signal }) },
  );
}

/**
 * Has the browser save a ZIP of these ads, with their texts as CSV.
 * @param onRefused told when there is none, for instance since an ad has expired
 */
export function saveCampaign(
  document: Document,
  artifactIds: readonly string[],
  onRefused: () => void,
): void {
  saveByForm(document, { action: '/api/ad-creator/campaign', fields: { artifactIds }, onRefused });
}

/** A file of a finished ad. */
export async function readAdFile(url: string): Promise<Blob> {
  return (await request('GET', url)).blob();
}
