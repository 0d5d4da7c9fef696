import { queryOptions } from '@tanstack/react-query';
import { pollUntil } from '#web/api/poll-until.ts';
import { read, request } from '#web/api/request.ts';
import type { AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormats } from '../../contract/ad-formats.ts';
import type {
  AdCopy,
  AnalysisState,
  GenerateCopyRequest,
  GenerateVisualRequest,
  ImageAnalysis,
  PendingAnalysis,
  WebsiteAnalysis,
} from '../../contract/ads.ts';

const ANALYSIS_POLL_MS = 1_000;

/** Every platform with its formats, by id. They change with releases alone. */
export const adFormatsQuery = queryOptions({
  queryKey: ['api', 'ad-creator', 'formats'],
  queryFn: ({ queryKey, signal }) => read<AdFormats>(queryKey, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

interface AnalysisWatch {
  signal?: AbortSignal;
  /** Told how the analysis stands while it waits for its turn and runs. */
  onPending?(pending: PendingAnalysis): void;
}

/** What a page says of itself. Rejects with `ApiError`, whose body has a `reason` where a page cannot be read. */
export async function analyzeWebsite(
  url: string,
  { signal, onPending }: AnalysisWatch = {},
): Promise<WebsiteAnalysis> {
  const response = await request('POST', '/api/ad-creator/analyze-website', {
    payload: { url },
    respondAsync: true,
    ...(signal && { signal }),
  });
  if (response.status !== 202) return (await response.json()) as WebsiteAnalysis;
  const pending = (await response.json()) as PendingAnalysis;
  onPending?.(pending);
  return pollUntil(
    async () => {
      const state = await read<AnalysisState>(['api', 'ad-creator', 'analyses', pending.id], signal);
      if (state.status === 'ready') return state.analysis;
      onPending?.(state);
      return undefined;
    },
    { everyMs: ANALYSIS_POLL_MS, ...(signal && { signal }) },
  );
}

/** Keeps the picture for a day as well, to be put into ads. */
export async function analyzeImage(file: File, signal?: AbortSignal): Promise<ImageAnalysis> {
  const form = new FormData();
  form.append('image', file);
  const response = await request('POST', '/api/ad-creator/analyze-image', {
    form,
    ...(signal && { signal }),
  });
  return (await response.json()) as ImageAnalysis;
}

/** What an ad is about: at least one part says something. */
interface AdSubject {
  websiteData: WebsiteAnalysis | null;
  imageDescription: string;
}

export type AdCopyRequest = AdSubject & Pick<GenerateCopyRequest, 'prompt' | 'platform' | 'tone'>;

export async function generateCopy(copy: AdCopyRequest, signal?: AbortSignal): Promise<AdCopy> {
  const response = await request('POST', '/api/ad-creator/generate-copy', {
    payload: { ...copy, websiteData: withoutPictures(copy.websiteData) },
    ...(signal && { signal }),
  });
  return (await response.json()) as AdCopy;
}

export interface AdVisualRequest extends AdSubject, Pick<GenerateVisualRequest, 'userPrompt' | 'style'> {
  platform: AdPlatformId;
  formatId: string;
}

/** A prompt for the picture of an ad. */
export async function generateVisual(
  { websiteData, formatId, ...visual }: AdVisualRequest,
  signal?: AbortSignal,
): Promise<string> {
  const response = await request('POST', '/api/ad-creator/generate-visual', {
    payload: { ...visual, format: formatId, websiteData: withoutPictures(websiteData) },
    ...(signal && { signal }),
  });
  return ((await response.json()) as { prompt: string }).prompt;
}

/** Texts are written from texts: screenshots alone would be most of the request. */
function withoutPictures(analysis: WebsiteAnalysis | null) {
  if (!analysis) return null;
  const { screenshots: _screenshots, extractedImages: _images, faviconUrl: _favicon, ...rest } = analysis;
  return rest;
}
