import { createHash } from 'node:crypto';
import { AppError } from '#platform/errors/app-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { ImageModel } from '#ports/image-model';
import type { DigitalSourceType } from '#ports/provenance';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import { trackedUrlOf } from '../../content/tracked-url-of.ts';
import type { AdLayoutId, AdPlatformId, AdTone } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { generateCopyRequest, generateVisualRequest } from '../../contract/ad-texts.ts';
import { calloutOf } from '../../contract/callout-of.ts';
import { contactOf } from '../../contract/contact-of.ts';
import { findSource } from '../../contract/find-source.ts';
import { type AdMaterial, type ComposeAdDeps, composeAd, type FinishedAd } from '../artifacts/compose-ad.ts';
import { type WriteCopyDeps, writeCopy } from '../copy/write-copy.ts';
import { writeVisual } from '../copy/write-visual.ts';
import { PAINTED_CUTS } from '../pictures/paint-picture.ts';
import type { CampaignAd } from './campaign-ad.ts';
import type { CampaignPage } from './read-campaign-page.ts';

export type MakeCampaignDeps = ComposeAdDeps & WriteCopyDeps & { imageModel: ImageModel };

export interface CampaignOrder {
  page: CampaignPage;
  platforms: readonly AdPlatformId[];
  tone: AdTone;
  /** Given texts replace generated ones. */
  headline?: string | undefined;
  description?: string | undefined;
  /** Empty for none. */
  callout?: string | undefined;
  cta?: string | undefined;
  layout?: AdLayoutId | undefined;
}

export interface MadeAd extends CampaignAd {
  files: FinishedAd['files'];
}

/** So many ads are made at once: one is drawn and encoded while the next is laid out. */
const AHEAD = 3;

/**
 * Makes ads for every format of the platforms, in their order, without a database. A page without a picture gets
 * typographic layouts, and a generated picture only in formats that show the picture alone. Skips formats that no layout suits.
 * @throws AppError as `writeCopy` does; ProviderError as the models do; the signal's reason
 */
export async function* makeCampaign(
  deps: MakeCampaignDeps,
  { page, platforms, tone, layout, headline, description, callout, cta }: CampaignOrder,
  { signal, onRefused }: { signal: AbortSignal; onRefused(format: AdFormat, refusal: AppError): void },
): AsyncGenerator<MadeAd> {
  const { facts, logo } = page;
  let painted: AdMaterial['picture'] = null;
  const making: Promise<MadeAd | undefined>[] = [];
  for (const platform of platforms) {
    const request = generateCopyRequest.parse({ websiteData: facts, platform, tone });
    const copy = await writeCopy(deps, request, { signal });
    const texts = {
      headline: headline ?? copy.headlines[0]!,
      description: description ?? copy.descriptions[0]!,
      callout: callout ?? calloutOf(facts, null),
      cta: cta ?? copy.callToActions[0]!,
    };
    const sources = {
      headlineSource: findSource(texts.headline, facts)?.quote ?? '',
      descriptionSource: findSource(texts.description, facts)?.quote ?? '',
    };
    const notes = {
      brandName: facts.brand,
      language: facts.language ?? '',
      hashtags: copy.hashtags,
      finalUrl: facts.url,
      campaign: '',
      concept: null,
      headlines: copy.headlines,
      descriptions: copy.descriptions,
    };
    const link = trackedUrlOf({ platform, ...notes }, 'print');
    const contact = platform === 'print' ? contactOf(facts, { link }) : null;
    const material: AdMaterial = {
      texts: { ...texts, brandName: facts.brand },
      picture: page.picture && { cuts: [page.picture], origin: 'outside' },
      brand: { colors: facts.colors, logo: logo?.bytes ?? null, fonts: facts.fonts },
      layout: layout ?? null,
      concept: null,
      language: facts.language ?? '',
      contact,
    };
    for (const format of AD_FORMATS[platform].formats) {
      signal.throwIfAborted();
      if (!material.picture && format.content === 'picture')
        painted ??= await paintPicture(deps, facts, { platform, signal });
      const picture = material.picture ?? (format.content === 'picture' ? painted : null);
      const composed = composeAd(deps, { ...material, picture }, { platform, format });
      const made = composed.then(
        ({ files, ...ad }) => {
          const fileTypes = files.map(({ type }) => type);
          return { platform, format, contact, ...texts, ...notes, ...sources, ...ad, fileTypes, files };
        },
        (error: unknown) => {
          if (!(error instanceof AppError && error.code === 'not_composable')) throw error;
          onRefused(format, error);
          return undefined;
        },
      );
      // Its failure is met when its turn comes.
      made.catch(() => undefined);
      making.push(made);
      if (making.length < AHEAD) continue;
      const next = await making.shift();
      if (next) yield next;
    }
  }
  for (const made of making) {
    const next = await made;
    if (next) yield next;
  }
}

/** Of one brand's pictures, so that two brands with the same subject get different ones. */
function seedOf({ brand, url }: CampaignPage['facts']): number {
  return (
    createHash('sha256')
      .update(brand || url)
      .digest()
      .readUInt16BE(0) + 1
  );
}

async function paintPicture(
  deps: MakeCampaignDeps,
  facts: CampaignPage['facts'],
  { platform, signal }: { platform: AdPlatformId; signal: AbortSignal },
): Promise<NonNullable<AdMaterial['picture']>> {
  const [format] = AD_FORMATS[platform].formats;
  const request = generateVisualRequest.parse({ websiteData: facts, platform, format: format!.id });
  const prompt = await writeVisual(deps, request, { signal });
  const cuts: NonNullable<AdMaterial['picture']>['cuts'][number][] = [];
  let origin: DigitalSourceType = 'algorithmicMedia';
  for (const { width, height } of PAINTED_CUTS) {
    const { image, description } = await deps.imageModel.generate(
      { prompt, width, height, seed: seedOf(facts), creditFree: true },
      { signal },
    );
    origin = description.digitalSourceType ?? origin;
    cuts.push({ bytes: await decodePicture(image).png({ compressionLevel: 1 }).toBuffer(), width, height });
  }
  return { cuts, origin };
}
