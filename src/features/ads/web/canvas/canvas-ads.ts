import type { AdArtifact } from '../../contract/ad-artifacts.ts';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { findSource } from '../../contract/find-source.ts';
import type { AdNotes } from '../ad-requests.ts';
import { type CampaignDesign, designKey, sizeKey } from '../campaign-design.ts';
import type { CampaignState, CopyText } from '../campaign-state.ts';
import { readTypedAddress } from '../read-typed-address.ts';
import { adName } from './format-texts.ts';
import type { DrawnPreview, Preview } from './preview-plan.ts';
import type { AdOrder, Making } from './use-ad-making.ts';

/** One ad on the canvas. */
export interface CanvasAd {
  format: AdFormat;
  /** `Facebook Feed, square 1080 × 1080`. */
  name: string;
  /** The newest preview, possibly of an older design. */
  preview: Preview | null;
  isPreviewCurrent: boolean;
  /** The chosen layout; undefined for the best one. */
  layout: AdLayoutId | undefined;
  /** The finished ad until it expires. */
  artifact: AdArtifact | null;
  /** Whether the finished ad has the current texts, picture and layout. */
  isCurrent: boolean;
  making: Making | undefined;
  /** The picture or logo that the format needs and the campaign lacks. */
  lacks: 'picture' | 'logo' | null;
  /** What to request to make the ad; null if no ad can be made yet. */
  order: AdOrder | null;
}

type NotedState = Pick<CampaignState, 'copy' | 'website' | 'finalUrl' | 'campaign'>;

interface CanvasInput {
  platform: { id: AdPlatformId; name: string; formats: readonly AdFormat[] };
  state: Pick<CampaignState, 'layouts' | 'artifacts'> & NotedState;
  design: CampaignDesign | null;
  drawn: ReadonlyMap<string, DrawnPreview>;
  making: Partial<Record<string, Making>>;
  /** Milliseconds. */
  now: number;
}

/** The ads of a platform, in its order. */
export function listCanvasAds({ platform, state, design, drawn, making, now }: CanvasInput): CanvasAd[] {
  return platform.formats.map((format) => {
    const key = sizeKey(platform.id, format.id, design?.concept ?? null);
    const layout = state.layouts[format.id];
    const name = adName(platform.name, format);
    const currentDesign = design && designKey(design, layout);
    const preview = drawn.get(format.id);
    const made = state.artifacts[key];
    const lacks = design && lackOf(design, format);
    const artifact = made && isAvailable(made.artifact, now) ? made.artifact : null;
    return {
      format,
      name,
      preview: (design && !lacks && preview?.preview) || null,
      isPreviewCurrent: preview?.design === currentDesign,
      layout,
      artifact,
      isCurrent: artifact !== null && made?.design === currentDesign,
      making: making[key],
      lacks,
      order: design && !lacks ? { design, notes: notesOf(design, state), format, layout, name } : null,
    };
  });
}

/** The picture or logo that a format shows alone and the campaign lacks. */
export function lackOf({ pictureId, logoId }: CampaignDesign, { content }: AdFormat): CanvasAd['lacks'] {
  if (content === 'picture') return pictureId ? null : 'picture';
  return content === 'logo' && !logoId ? 'logo' : null;
}

function notesOf(
  { headline, description }: CampaignDesign,
  { copy, website, finalUrl, campaign }: NotedState,
): AdNotes {
  const sourceOf = (text: string) => (website && findSource(text, website)?.quote) ?? '';
  return {
    hashtags: copy?.hashtags ?? [],
    headlineSource: sourceOf(headline),
    descriptionSource: sourceOf(description),
    finalUrl: readTypedAddress(finalUrl ?? website?.url ?? '') ?? '',
    campaign: campaign.trim(),
    headlines: textsOf(copy?.headlines),
    descriptions: textsOf(copy?.descriptions),
  };
}

function textsOf(texts: readonly CopyText[] = []): string[] {
  return texts.map(({ text }) => text.trim()).filter(Boolean);
}

/** Finished ads of all platforms that have not expired. */
export function listKeptAds({ artifacts }: Pick<CampaignState, 'artifacts'>, now: number): AdArtifact[] {
  return Object.values(artifacts).flatMap((made) =>
    made && isAvailable(made.artifact, now) ? [made.artifact] : [],
  );
}

function isAvailable({ expiresAt }: AdArtifact, now: number): boolean {
  return Date.parse(expiresAt) > now;
}
