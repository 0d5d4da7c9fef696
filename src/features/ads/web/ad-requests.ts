import { queryOptions } from '@tanstack/react-query';
import { call, queryOf } from '#web/api/call.ts';
import { pollUntil } from '#web/api/poll-until.ts';
import {
  analyzeWebsite,
  findAnalysis,
  type PendingAnalysis,
  type WebsiteAnalysis,
} from '../contract/ad-analyses.ts';
import {
  type AdArtifact,
  type CreateArtifactRequest,
  createArtifact,
  findArtifact,
} from '../contract/ad-artifacts.ts';
import { listAdFormats } from '../contract/ad-formats.ts';
import {
  type AdPicture,
  type AdPictureRequest,
  findAdPicture,
  requestAdPicture,
} from '../contract/ad-pictures.ts';

const POLL_MS = 1_000;
const ARTIFACT_POLL_MS = 700;

/** Every platform with its formats, by id. They change only with a release. */
export const adFormatsQuery = queryOptions({
  ...queryOf(listAdFormats),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Analyzes a web page, and waits for the result. Rejects with `ApiError`; its body has a `reason` if the page cannot be
 * read.
 * @param onPending gets the state of the analysis while it is queued and runs
 */
export async function runWebsiteAnalysis(
  url: string,
  { signal, onPending }: { signal: AbortSignal; onPending(pending: PendingAnalysis): void },
): Promise<WebsiteAnalysis> {
  const pending = await call(analyzeWebsite, { body: { url }, respondAsync: true, signal });
  if (!('status' in pending)) return pending;
  onPending(pending);
  return pollUntil(
    async () => {
      const state = await call(findAnalysis, { params: { id: pending.id }, signal });
      if (state.status === 'ready') return state.analysis;
      onPending(state);
      return undefined;
    },
    { everyMs: POLL_MS, signal },
  );
}

/** Makes a picture for ads. The same request again returns the same picture. */
export async function makePicture(body: AdPictureRequest, signal: AbortSignal): Promise<AdPicture> {
  const picture = await call(requestAdPicture, { body, respondAsync: true, signal });
  const read = () => call(findAdPicture, { params: { id: picture.id }, signal });
  return untilReady(picture, read, { everyMs: POLL_MS, signal });
}

export type ArtifactOrder = Omit<CreateArtifactRequest, 'format'> & { formatId: string };
/** Facts that an ad's file does not show, for the archive's sheets. */
export type AdNotes = Pick<
  CreateArtifactRequest,
  'hashtags' | 'headlineSource' | 'descriptionSource' | 'finalUrl' | 'campaign' | 'headlines' | 'descriptions'
>;

/** Makes an ad's files. */
export async function makeArtifact(
  { formatId, ...order }: ArtifactOrder,
  signal: AbortSignal,
): Promise<AdArtifact> {
  const body = { ...order, format: formatId };
  const artifact = await call(createArtifact, { body, respondAsync: true, signal });
  const read = () => call(findArtifact, { params: { id: artifact.id }, signal });
  return untilReady(artifact, read, { everyMs: ARTIFACT_POLL_MS, signal });
}

type Ready<State> = State & { status: 'ready' };

async function untilReady<State extends { status: string }>(
  first: State,
  read: () => Promise<State>,
  poll: { everyMs: number; signal: AbortSignal },
): Promise<Ready<State>> {
  const readyOrNot = (state: State) => (state.status === 'ready' ? (state as Ready<State>) : undefined);
  return readyOrNot(first) ?? pollUntil(async () => readyOrNot(await read()), poll);
}
