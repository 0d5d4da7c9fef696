import type { AdPreviews, PreviewRequest } from '../../contract/ad-artifacts.ts';
import { type AdLayoutId, PREVIEW_FORMATS_MAX } from '../../contract/ad-enumerations.ts';
import { type CampaignDesign, designKey } from '../campaign-design.ts';

export type Preview = AdPreviews['previews'][number];

/** A preview, and what it was drawn from. */
export interface DrawnPreview {
  preview: Preview;
  /** See `designKey`. */
  design: string;
}

type Layouts = Partial<Record<string, AdLayoutId>>;

/**
 * The requests that bring previews up to date: those of formats whose preview is missing or was drawn from something
 * else, the first ones first.
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

/** What came of a request, beside what is known of other formats. */
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
