import type { Raster } from '#engines/retouch/raster';
import { retouch } from '#engines/retouch/retouch';
import type { CutoutModel } from '#ports/cutout-model';
import type { Background, EditedPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';

/**
 * Cuts the subject out and puts another background behind it, or none.
 * @throws ProviderError `rejected` if there is no subject
 */
export async function changeBackground(
  { cutoutModel }: { cutoutModel: CutoutModel },
  { picture, description, background }: Omit<PictureToEdit, 'edit'> & { background: Background },
  { signal, onProgress }: Parameters<PictureEditor['edit']>[1],
): Promise<EditedPicture> {
  const cutout = await cutoutModel.cutOut(picture, { signal, ...(onProgress && { onProgress }) });
  signal.throwIfAborted();
  const cutoutRaster: Raster = { ...cutout, channels: 4 };
  const image =
    background.kind === 'none'
      ? cutoutRaster
      : await retouch(
          {
            kind: 'lay-over',
            cutout: cutoutRaster,
            colors: background.kind === 'color' ? [background.color] : [background.from, background.to],
          },
          { signal },
        );
  if (!image) throw new Error('A cut-out could not be laid over its background');
  const { engineVersion: _, ...details } = description.details;
  return {
    image,
    made: background.kind === 'none' ? 'background-removed' : 'background-replaced',
    description: {
      ...description,
      notes: [],
      digitalSourceType:
        description.digitalSourceType === 'trainedAlgorithmicMedia'
          ? description.digitalSourceType
          : 'compositeWithTrainedAlgorithmicMedia',
      // Without its surroundings it is no picture of its scene any more.
      details,
    },
  };
}
