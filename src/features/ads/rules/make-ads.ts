import { setTimeout as delay } from 'node:timers/promises';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { AppError } from '#platform/errors/app-error';
import type { RateLimitName } from '#platform/limits/rate-limits';
import { AD_FORMATS } from '../content/ad-formats.ts';
import { trackedUrlOf } from '../content/tracked-url-of.ts';
import type { AdArtifact, ArtifactState } from '../contract/ad-artifacts.ts';
import { createArtifactRequest } from '../contract/ad-artifacts.ts';
import type { AdPlatformId, AdTone } from '../contract/ad-enumerations.ts';
import { generateCopyRequest } from '../contract/ad-texts.ts';
import { calloutOf } from '../contract/callout-of.ts';
import { contactOf } from '../contract/contact-of.ts';
import { findSource } from '../contract/find-source.ts';
import { AD_COUNT_MAX } from '../contract/made-ads.ts';
import { webAddress } from '../contract/web-address.ts';
import { type FindWebsiteAnalysisDeps, findWebsiteAnalysis } from './analysis/find-website-analysis.ts';
import { requestWebsiteAnalysis } from './analysis/request-website-analysis.ts';
import { SIGNED_IN } from './analysis/signed-in-priority.ts';
import { waitForAnalysis } from './analysis/wait-for-analysis.ts';
import { findArtifact } from './artifacts/find-artifact.ts';
import { requestArtifact } from './artifacts/request-artifact.ts';
import { type WriteCopyDeps, writeCopy } from './copy/write-copy.ts';

export type MakeAdsDeps = FindWebsiteAnalysisDeps &
  WriteCopyDeps &
  Parameters<typeof requestWebsiteAnalysis>[0] &
  Parameters<typeof requestArtifact>[0];

interface Caller {
  userId: string;
  count(limit: RateLimitName): Promise<number>;
  signal: AbortSignal;
  onProgress?: (part: number) => Promise<void>;
}

type Ad = AdArtifact | Exclude<ArtifactState, AdArtifact> | { status: 'failed'; reason: string };

/** Clients give up after a minute of silence, or later if they hear of progress. */
const LONGEST_MS = { silent: 45_000, heard: 300_000 };
const POLL_MS = 300;
const ANALYZED = 0.5;

/**
 * Makes ads of a web page for a platform, and waits for them as long as a client waits.
 * @returns the ads, or the id of an analysis that takes longer
 * @throws AppError as the ad creator does
 */
export async function makeAds(
  deps: MakeAdsDeps,
  caller: Caller,
  asked: {
    address?: string | undefined;
    analysisId?: string | undefined;
    platform: AdPlatformId;
    formats?: readonly string[] | undefined;
    tone?: AdTone | undefined;
  },
): Promise<{ status: 'analyzing'; analysisId: string } | { ads: Ad[]; texts: Record<string, string> }> {
  const formats = chooseFormats(asked.platform, asked.formats);
  const until = performance.now() + (caller.onProgress ? LONGEST_MS.heard : LONGEST_MS.silent);
  const analysisId = asked.analysisId ?? (await requestAnalysis(deps, caller, asked.address!));
  await caller.onProgress?.(0);
  await waitForAnalysis(deps.db, {
    id: analysisId,
    timeoutMs: until - performance.now(),
    signal: caller.signal,
  });
  caller.signal.throwIfAborted();
  const state = await findWebsiteAnalysis(deps, analysisId);
  if (state.status !== 'ready') return { status: 'analyzing', analysisId };
  await caller.onProgress?.(ANALYZED);

  await caller.count('adCall');
  const { analysis } = state;
  const tone = asked.tone ?? analysis.tone ?? 'professional';
  const request = generateCopyRequest.parse({ websiteData: analysis, platform: asked.platform, tone });
  const copy = await writeCopy(deps, request, { signal: caller.signal });
  const texts = {
    headline: copy.headlines[0]!,
    description: copy.descriptions[0]!,
    callout: calloutOf(analysis, null),
    cta: copy.callToActions[0]!,
  };
  const sources = {
    headlineSource: findSource(texts.headline, analysis)?.quote ?? '',
    descriptionSource: findSource(texts.description, analysis)?.quote ?? '',
  };
  const brandName = analysis.brand.slice(0, 200);
  // The page may have led on to an address that is too long.
  const finalUrl = webAddress.safeParse(analysis.url).data ?? '';
  const { platform } = asked;
  const link = trackedUrlOf({ platform, finalUrl, campaign: '', brandName, concept: null }, 'print');
  const contact = platform === 'print' ? contactOf(analysis, { link }) : null;
  const pictureId = analysis.extractedImages.find(({ picture }) => picture)?.picture?.id ?? null;
  const ids: string[] = [];
  for (const { id } of formats) {
    const order = createArtifactRequest.parse({
      ...texts,
      ...sources,
      hashtags: copy.hashtags,
      finalUrl,
      headlines: copy.headlines,
      descriptions: copy.descriptions,
      pictureId,
      logoId: analysis.logo?.id ?? null,
      brandName,
      colors: analysis.colors.slice(0, 12),
      fonts: analysis.fonts.slice(0, 20),
      language: analysis.language ?? '',
      contact,
      platform,
      format: id,
    });
    const made = await requestArtifact(deps, order, { storageOwner: storageOwnerOfUser(caller.userId) });
    ids.push(made.id);
  }
  return { ads: await waitForAds(deps, caller, ids, until), texts: { ...texts, ...sources } };
}

/** The ads of these ids; those that are still being made are waited for. */
export async function findAds(
  deps: Pick<MakeAdsDeps, 'db'>,
  caller: Pick<Caller, 'signal' | 'onProgress'>,
  ids: readonly string[],
): Promise<Ad[]> {
  return await waitForAds(deps, caller, ids, performance.now() + LONGEST_MS.silent);
}

function chooseFormats(platform: AdPlatformId, wanted: readonly string[] | undefined) {
  const { formats } = AD_FORMATS[platform];
  const unknown = wanted?.find((id) => !formats.some((format) => format.id === id));
  if (unknown !== undefined)
    throw new AppError('invalid_request.field', {
      field: 'formats',
      problem: `${platform} has no ${unknown}; it has ${formats.map(({ id }) => id).join(', ')}`,
    });
  const ids = new Set(wanted ?? formats.slice(0, AD_COUNT_MAX).map(({ id }) => id));
  return formats.filter(({ id }) => ids.has(id));
}

async function requestAnalysis(
  deps: MakeAdsDeps,
  { userId, count }: Caller,
  address: string,
): Promise<string> {
  const url = webAddress.safeParse(address);
  if (!url.success)
    throw new AppError('invalid_request.field', {
      field: 'address',
      problem: url.error.issues[0]!.message,
    });
  await count('adCall');
  // Like people on the site's own page: those with the fewest requests first.
  const priority = SIGNED_IN - (await count('adAnalysis'));
  const storageOwner = storageOwnerOfUser(userId);
  return await requestWebsiteAnalysis(deps, { url: url.data, storageOwner, priority });
}

async function waitForAds(
  { db }: Pick<MakeAdsDeps, 'db'>,
  { signal, onProgress }: Pick<Caller, 'signal' | 'onProgress'>,
  ids: readonly string[],
  until: number,
): Promise<Ad[]> {
  let told = 0;
  for (;;) {
    const ads = await Promise.all(
      ids.map((id) =>
        findArtifact({ db }, id).catch((error: unknown): Ad => {
          if (!(error instanceof AppError)) throw error;
          return { status: 'failed', reason: error.message };
        }),
      ),
    );
    const finished = ads.filter(({ status }) => status !== 'making').length;
    if (finished > told) await onProgress?.(ANALYZED + ((1 - ANALYZED) * finished) / ids.length);
    told = finished;
    if (finished === ids.length || performance.now() > until) return ads;
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}
