import { retouch } from '#engines/retouch/retouch';
import { ProviderError } from '#platform/errors/provider-error';
import type { EditedPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';
import { readMask, readRaster } from './read-raster.ts';

/** Fills what was painted over with its surroundings. @throws ProviderError `rejected` if too little is left around it */
export async function erasePart(
  { picture, description, mask: drawn }: Omit<PictureToEdit, 'edit'>,
  { signal, onProgress }: Parameters<PictureEditor['edit']>[1],
): Promise<EditedPicture> {
  const raster = await readRaster(picture);
  const mask = await readMask(drawn, raster);
  const image = await retouch({ kind: 'fill', picture: raster, mask }, { signal, onProgress });
  if (!image)
    throw new ProviderError('rejected', 'Too little is left of the picture to fill the erased part');
  return {
    image,
    made: ['part-erased'],
    // Made again from its recipe, it would show what was erased.
    description: { ...description, notes: [], details: { ...description.details, isRetouched: true } },
  };
}
