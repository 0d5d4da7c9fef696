import { queryOptions } from '@tanstack/react-query';
import type { ExampleProduct } from '#contract/assets';
import type { OutputFormat, VisualStyle } from '#contract/generation-settings';
import type { Generation, GenerationAccepted, GenerationsPage } from '#contract/generations';
import { GENERATION_POLL_MS, GENERATIONS_POLL_MS, LIBRARY_FRESH_MS } from '#contract/limits';
import { queryKeys } from './query-keys.ts';
import { ApiError, addressOf, isSignedOut, read, request } from './request.ts';

export function generationsQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: queryKeys.generations,
    queryFn: ({ queryKey, signal }) => readPage(queryKey, signal),
    enabled: signedIn,
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : GENERATIONS_POLL_MS),
  });
}

export function libraryQuery(open: boolean) {
  return queryOptions({
    queryKey: queryKeys.library,
    queryFn: ({ queryKey, signal }) => readPage(queryKey, signal),
    enabled: open,
    staleTime: LIBRARY_FRESH_MS,
    // Pictures that are being made are about to join.
    refetchInterval: ({ state }) =>
      !isSignedOut(state.error) && state.data?.items.some(({ status }) => status === 'generating')
        ? GENERATIONS_POLL_MS
        : false,
  });
}

export function generationQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.generation(id),
    queryFn: ({ queryKey, signal }) => read<Generation>(queryKey, signal),
    // An answer in words (unknown, not yours, signed out) will not change by asking again.
    retry: (failures, error) => !(error instanceof ApiError) && failures < 1,
    refetchInterval: ({ state: { data, error } }) =>
      data && isAwaited(data) && !isSignedOut(error) ? GENERATION_POLL_MS : false,
  });
}

/** Milliseconds that a picture which had been begun may still come after its generation was canceled. */
const LATE_MS = 120_000;

function isAwaited({ status, canceledAt, creditsCharged }: Generation): boolean {
  if (status === 'generating') return true;
  if (status === 'completed' || canceledAt === null || creditsCharged === 0) return false;
  return Date.now() - Date.parse(canceledAt) < LATE_MS;
}

export interface QuickGenerateRequest {
  prompt: string;
  /** Whether the pictures are to appear in the public gallery. */
  publish?: boolean;
  /** Whether the text model may write the prompt out, which it may where nothing is said. */
  enhance?: boolean;
  /** The default where nothing is said. */
  imageModel?: string;
  /** As the prompt has it where nothing is said. */
  style?: VisualStyle;
  /** Square where nothing is said. */
  outputFormat?: OutputFormat;
  /** 1 to 4. */
  imageCount?: number;
  /** Of an upload, or of one of one's own pictures. Of this and `exampleAsset` one at most. */
  assetId?: string;
  exampleAsset?: Pick<ExampleProduct, 'name' | 'imageUrl'>;
}

export async function quickGenerate(
  payload: QuickGenerateRequest,
  idempotencyKey: string,
): Promise<GenerationAccepted> {
  const response = await request('POST', '/api/quick-generate', { payload, idempotencyKey });
  return (await response.json()) as GenerationAccepted;
}

/** The body is the bare list; the total of the user's images travels in a header. */
async function readPage(key: readonly unknown[], signal: AbortSignal): Promise<GenerationsPage> {
  const response = await request('GET', addressOf(key), { signal });
  const items = (await response.json()) as Generation[];
  return { items, total: Number(response.headers.get('X-Total-Count')) };
}
