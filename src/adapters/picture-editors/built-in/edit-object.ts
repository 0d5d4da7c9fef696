import type { Painter, PaintRequest } from '#engines/painter/painter';
import type { Raster } from '#engines/retouch/raster';
import { retouch } from '#engines/retouch/retouch';
import type { ObjectEdit } from '#engines/studio/scene/object-edit';
import { ProviderError } from '#platform/errors/provider-error';
import type { EditedPicture, EditOfPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';
import { describePainting } from '../../image-models/studio/studio-image-model.ts';
import { findScene } from '../../image-models/studio/studio-recipe.ts';
import { toProviderError } from '../../image-models/studio/to-provider-error.ts';
import { readRaster } from './read-raster.ts';

type ObjectOfEdit = Extract<EditOfPicture, { operation: 'object' }>['object'];

/** Of 255: what a change makes of a drawing is at least this much; less is not seen. */
const LEAST_OF_DRAWING = 3;

/**
 * Paints the picture's scene with one thing changed, and lays what differs into the picture. The thing, its shadow and its
 * reflection change; all other pixels stay.
 * @throws ProviderError `rejected` if the picture's scene cannot be painted again, or nothing changes
 */
export async function editObject(
  { studio }: { studio: Pick<Painter, 'render'> },
  { picture, description, object }: Omit<PictureToEdit, 'edit'> & { object: ObjectOfEdit },
  { signal, onProgress, onPreview }: Parameters<PictureEditor['edit']>[1],
): Promise<EditedPicture> {
  const scene = findScene(description.details);
  if (!scene) throw new ProviderError('rejected', 'The scene of this picture is not known any more');
  const { recipe, isRetouched } = scene;
  const under = await readRaster(picture);
  const { width, height } = under;
  const paint = async (request: Partial<PaintRequest>, from: number, to: number) => {
    try {
      return await studio.render(
        { ...recipe, engine: recipe.engine ?? 'studio', width, height, ...request },
        {
          signal,
          onProgress: (fraction) => onProgress?.(from + fraction * (to - from)),
          ...(onPreview && { onPreview }),
        },
      );
    } catch (error) {
      throw toProviderError(error);
    }
  };
  const rasterOf = (pixels: Uint8Array): Raster => ({ pixels, width, height, channels: 3 });
  // What was painted over since is no part of the scene.
  const share = isRetouched ? 0.5 : 0;
  const before = isRetouched ? rasterOf((await paint({}, 0, share)).pixels) : under;
  const objectEdits = [...(recipe.objectEdits ?? []), editOf(object)];
  const painted = await paint({ objectEdits }, share, 1);
  const image = await retouch(
    { kind: 'lay-in', under, before, after: rasterOf(painted.pixels), least: LEAST_OF_DRAWING },
    { signal },
  );
  if (!image) throw new ProviderError('rejected', 'This would not change the picture');
  const { details, notes: _, ...described } = describePainting(painted.scene);
  return {
    image,
    made: object.action === 'remove' ? 'object-removed' : 'object-changed',
    description: {
      ...described,
      notes: [],
      details: { ...details, ...(isRetouched && { isRetouched }) },
      ...(description.edits && { edits: description.edits }),
    },
  };
}

function editOf(object: ObjectOfEdit): ObjectEdit {
  return object.action === 'replace' ? { id: object.id, action: 'replace', by: object.prompt } : object;
}
