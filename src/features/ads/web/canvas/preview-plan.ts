import type { AdPreviews, PreviewRequest } from '../../contract/ad-artifacts.ts';
import { type AdLayoutId, PREVIEW_FORMATS_MAX } from '../../contract/ad-enumerations.ts';
import { type CampaignDesign, designKey } from '../campaign-design.ts';

export type Preview = AdPreviews['previews'][number];

/** A preview and the key of its design. */
export interface DrawnPreview {
  preview: Preview;
  /** See `designKey`. */
  design: string;
}

type Layouts = Partial<Record<string, AdLayoutId>>;

/**
 * The requests for previews that are missing or out of date, in the order of `wanted`.
 */
export function planPreviews(
  design: CampaignDesign,
  layouts: Layouts,
  wanted: readonly string[],
  drawn: ReadonlyMap<string, DrawnPreview>,
): PreviewRequest[] {
  const outdated = wanted.filter((id) => drawn.get(id)?.design !== designKey(design, layouts[id]));
  const requests: PreviewRequest[] = [];
  for (let start = 0; start < outdated.length; start += PREVIEW_FORMATS_MAX) {
    const formats = outdated.slice(start, start + PREVIEW_FORMATS_MAX).map((id) => {
      const layout = layouts[id];
      return layout ? { id, layout } : { id };
    });
    requests.push({ ...design, layout: null, formats });
  }
  return requests;
}

/** Adds the previews that a request returned. */
export function withPreviews(
  drawn: ReadonlyMap<string, DrawnPreview>,
  design: CampaignDesign,
  { formats }: Pick<PreviewRequest, 'formats'>,
  previews: readonly Preview[],
): Map<string, DrawnPreview> {
  const next = new Map(drawn);
  for (const preview of previews) {
    const layout = formats.find(({ id }) => id === preview.formatId)?.layout;
    next.set(preview.formatId, { preview, design: designKey(design, layout) });
  }
  return next;
}
