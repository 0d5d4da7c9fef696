import type { AdArtifact } from '../../contract/ad-artifacts.ts';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { type CampaignDesign, designKey, sizeKey } from '../campaign-design.ts';
import type { CampaignState } from '../campaign-state.ts';
import { adName } from './format-texts.ts';
import type { DrawnPreview, Preview } from './preview-plan.ts';
import type { AdOrder, Making } from './use-ad-making.ts';

/** All that is known of one ad on the canvas. */
export interface CanvasAd {
  format: AdFormat;
  /** `Facebook Feed, square 1080 × 1080`. */
  name: string;
  /** The newest there is, which may be of a design that has changed since. */
  preview: Preview | null;
  isPreviewCurrent: boolean;
  /** As it was chosen; undefined for the one that suits best. */
  layout: AdLayoutId | undefined;
  /** The finished ad, for as long as it is kept. */
  artifact: AdArtifact | null;
  /** Whether the finished ad shows what the texts, the picture and the layout are now. */
  isCurrent: boolean;
  making: Making | undefined;
  /** What to ask for to have it made; null where no ad can be made yet. */
  order: AdOrder | null;
}

interface Known {
  platform: { id: AdPlatformId; name: string; formats: readonly AdFormat[] };
  state: Pick<CampaignState, 'layouts' | 'artifacts'>;
  design: CampaignDesign | null;
  drawn: ReadonlyMap<string, DrawnPreview>;
  making: Partial<Record<string, Making>>;
  /** Milliseconds. */
  now: number;
}

/** The ads of a platform, in its order. */
export function listCanvasAds({ platform, state, design, drawn, making, now }: Known): CanvasAd[] {
  return platform.formats.map((format) => {
    const key = sizeKey(platform.id, format.id);
    const layout = state.layouts[format.id];
    const name = adName(platform.name, format);
    const wanted = design && designKey(design, layout);
    const preview = drawn.get(format.id);
    const made = state.artifacts[key];
    const artifact = made && isKept(made.artifact, now) ? made.artifact : null;
    return {
      format,
      name,
      preview: (design && preview?.preview) ?? null,
      isPreviewCurrent: preview?.design === wanted,
      layout,
      artifact,
      isCurrent: artifact !== null && made?.design === wanted,
      making: making[key],
      order: design && { design, format, layout, name },
    };
  });
}

/** Finished ads of all platforms that can still be had. */
export function listKeptAds({ artifacts }: Pick<CampaignState, 'artifacts'>, now: number): AdArtifact[] {
  return Object.values(artifacts).flatMap((made) =>
    made && isKept(made.artifact, now) ? [made.artifact] : [],
  );
}

function isKept({ expiresAt }: AdArtifact, now: number): boolean {
  return Date.parse(expiresAt) > now;
}
