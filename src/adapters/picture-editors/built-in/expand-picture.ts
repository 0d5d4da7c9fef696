import type { Painter } from '#engines/painter/painter';
import type { Raster } from '#engines/retouch/raster';
import { retouch } from '#engines/retouch/retouch';
import { type Expansion, expandedFrame, MOST_EXPANSION } from '#features/editing/contract/expansion';
import { ProviderError } from '#platform/errors/provider-error';
import type { EditedPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';
import { findWidenableRecipe } from '../../image-models/studio/studio-recipe.ts';
import { toProviderError } from '../../image-models/studio/to-provider-error.ts';
import { readRaster } from './read-raster.ts';

type Asked = Omit<PictureToEdit, 'edit'> & { expand: Expansion };
type Options = Parameters<PictureEditor['edit']>[1];

/**
 * Continues a picture beyond its edges. If the engine that made it can see more of the scene, that is painted around it; otherwise
 * patches continue the edges. The picture itself keeps every pixel.
 * @throws ProviderError `rejected` if it is too small to be continued, or only patches could continue it and not so far
 */
export async function expandPicture(
  { studio }: { studio: Pick<Painter, 'render'> },
  { picture, description, expand, isAroundUpload }: Asked,
  options: Options,
): Promise<EditedPicture> {
  const raster = await readRaster(picture);
  const frame = expandedFrame(raster, expand);
  const { signal, onProgress } = options;
  const recipe = isAroundUpload ? undefined : findWidenableRecipe(description.details);
  const view =
    recipe && raster.channels === 3 && (await seeWider(studio, { recipe, raster, expand }, options));
  const seen =
    view && (await retouch({ kind: 'lay-into-view', picture: raster, view, place: frame }, { signal }));
  if (!seen && Object.values(expand).some((side) => side > MOST_EXPANSION.patches))
    throw new ProviderError('rejected', 'The scene of the picture cannot be seen wider', {
      failure: { code: 'notSeenWider' },
    });
  const image = seen ?? (await retouch({ kind: 'continue', picture: raster, frame }, { signal, onProgress }));
  if (!image) throw new ProviderError('rejected', 'The picture is too small to be continued');
  const { engineVersion: _, ...details } = description.details;
  return {
    image,
    made: ['expanded'],
    // Painted again from its recipe, it would be smaller.
    description: { ...description, notes: [], details: { ...details, isRetouched: true } },
  };
}

async function seeWider(
  studio: Pick<Painter, 'render'>,
  {
    recipe,
    raster: { width, height },
    expand,
  }: { recipe: NonNullable<ReturnType<typeof findWidenableRecipe>>; raster: Raster; expand: Expansion },
  { signal, onProgress, onPreview }: Options,
): Promise<Raster> {
  const frame = expandedFrame({ width, height }, expand);
  const size = { width: frame.width, height: frame.height };
  try {
    const { pixels } = await studio.render(
      {
        ...recipe,
        ...size,
        likeSize: { width, height },
        margins: {
          left: frame.left / width,
          top: frame.top / height,
          right: (frame.width - width - frame.left) / width,
          bottom: (frame.height - height - frame.top) / height,
        },
      },
      { signal, ...(onProgress && { onProgress }), ...(onPreview && { onPreview }) },
    );
    return { pixels, ...size, channels: 3 };
  } catch (error) {
    throw toProviderError(error);
  }
}
