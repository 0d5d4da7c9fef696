import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { AdPreviews, PreviewRequest } from '../../contract/ad-artifacts.ts';
import { extendAdPictures, listAdPictureCuts } from '../../queries/ad-pictures.ts';
import { fontClassOf } from '../artifacts/font-class-of.ts';
import { unusedUploadExpiry } from '../pictures/ad-picture-expiry.ts';
import type { AdPreview, WantedPreview } from './draw-preview.ts';

/** Draws previews in a separate process. */
export interface AdPreviewer {
  /**
   * Draws one preview, fairly queued by visitor.
   * @throws AppError as `drawPreview` does; `rate_limited` if too many wait; the signal's reason
   */
  draw(wanted: WantedPreview, options: { visitor: string; signal: AbortSignal }): Promise<AdPreview>;
}

/**
 * Draws previews of a platform's ads. Leaves out formats that no layout suits.
 * @throws AppError `invalid_request` for a format of another platform; `not_found` for an expired picture;
 * `not_composable` if no format can be drawn; `rate_limited`; the signal's reason
 */
export async function previewAds(
  { db, adPreviewer }: { db: Database; adPreviewer: AdPreviewer },
  { platform, formats, pictureId, logoId, fonts, ...texts }: PreviewRequest,
  options: { visitor: string; signal: AbortSignal },
): Promise<AdPreviews> {
  for (const [index, { id }] of formats.entries())
    if (!findAdFormat(platform, { id }))
      throw new AppError('invalid_request.preview_format', { field: `formats.${index}.id`, platform, id });
  const [cuts, logo] = await Promise.all([
    cutsOf(db, { id: pictureId, field: 'pictureId' }),
    cutsOf(db, { id: logoId, field: 'logoId' }),
  ]);
  // A preview counts as a use of its pictures.
  await extendAdPictures(
    db,
    [pictureId, logoId].filter((id) => id !== null),
    unusedUploadExpiry(),
  );
  const order = { ...texts, fontClass: fontClassOf(fonts) };
  const drawn = await Promise.allSettled(
    formats.map(({ id, layout = order.layout }) =>
      adPreviewer.draw(
        {
          platform,
          formatId: id,
          order: { ...order, layout },
          cuts,
          logoKey: logo[0]?.objectKey ?? null,
        },
        options,
      ),
    ),
  );
  const refused = drawn.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  const fatal = refused.find((reason) => !(reason instanceof AppError && reason.code === 'not_composable'));
  if (fatal !== undefined) throw fatal;
  const previews = drawn.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (previews.length === 0) throw refused[0];
  return { previews };
}

async function cutsOf(
  db: Database,
  { id, field }: { id: string | null; field: string },
): Promise<WantedPreview['cuts']> {
  if (id === null) return [];
  const cuts = await listAdPictureCuts(db, id);
  if (cuts.length === 0) throw new AppError('not_found.chosen_picture', { field });
  return cuts;
}
