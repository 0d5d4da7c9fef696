import type { Painter } from '#engines/painter/painter';
import type { Behind } from '#engines/retouch/lay-over';
import type { Raster } from '#engines/retouch/raster';
import { retouch } from '#engines/retouch/retouch';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture, readPixels } from '#platform/images/decode-picture';
import type { CutoutModel } from '#ports/cutout-model';
import type { ImageDescription } from '#ports/image-model';
import type { Background, EditedPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';
import { readRaster } from './read-raster.ts';
import { stageSubject } from './stage-subject.ts';

type Asked = Omit<PictureToEdit, 'edit'> & { background: Background };

/** The part of the work that finding the subject is, if it is staged afterwards. */
const SHARE_OF_CUTTING = 0.15;

/**
 * Cuts the subject out and puts another background behind it, or none; or stages it on a set of the studio.
 * @throws ProviderError `rejected` if there is no subject, or its own shadow is wanted and cannot be told from the background
 */
export async function changeBackground(
  { cutoutModel, studio }: { cutoutModel: CutoutModel; studio: Pick<Painter, 'render'> },
  { picture, description, background, behind, seed, creditFree }: Asked,
  { signal, onProgress, onPreview }: Parameters<PictureEditor['edit']>[1],
): Promise<EditedPicture> {
  const isStaged = background.kind === 'staging';
  const cutout = await cutoutModel.cutOut(picture, {
    signal,
    ...(onProgress && {
      onProgress: (fraction) => onProgress(isStaged ? fraction * SHARE_OF_CUTTING : fraction),
    }),
  });
  signal.throwIfAborted();
  const raster: Raster = { ...cutout, channels: 4 };
  if (background.kind === 'none')
    return { image: raster, made: ['background-removed'], description: describe(description) };
  if (background.kind === 'staging') {
    const onStaging = (fraction: number) =>
      onProgress?.(SHARE_OF_CUTTING + fraction * (1 - SHARE_OF_CUTTING));
    const staged = await stageSubject(
      { studio },
      { cutout: raster, prompt: background.prompt, seed, creditFree },
      { signal, onProgress: onStaging, ...(onPreview && { onPreview }) },
    );
    const { scene, category, tags, notes, credits, hasPeople } = staged.description;
    return {
      image: staged.image,
      made: ['background-replaced'],
      description: {
        ...describe(description),
        hasPeople: hasPeople || description.hasPeople,
        scene,
        category,
        notes,
        ...(tags && { tags }),
        ...(credits && { credits }),
      },
    };
  }
  const { shadow } = background;
  const image = await retouch(
    {
      kind: 'lay-over',
      cutout: raster,
      behind: await readBehind(background, behind, raster),
      shadow:
        shadow === 'none'
          ? undefined
          : shadow === 'made'
            ? { kind: 'made' }
            : { kind: 'kept', picture: await readRaster(picture) },
    },
    { signal },
  );
  if (!image)
    throw new ProviderError('rejected', 'The shadow cannot be told from the background', {
      failure: { code: 'shadowNotFound' },
    });
  return { image, made: ['background-replaced'], description: describe(description) };
}

/** A picture is cut to the size, from its middle. */
async function readBehind(
  background: Extract<Background, { shadow: unknown }>,
  behind: PictureToEdit['behind'],
  { width, height }: Raster,
): Promise<Behind> {
  if (background.kind === 'color') return { colors: [background.color] };
  if (background.kind === 'gradient') return { colors: [background.from, background.to] };
  if (!behind) throw new ProviderError('rejected', 'The picture for the background is gone');
  const fitted = decodePicture(behind)
    .resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' });
  return { picture: await readPixels(fitted) };
}

/** Without its surroundings it is no picture of its scene any more. */
function describe(description: ImageDescription): ImageDescription {
  const { engineVersion: _, ...details } = description.details;
  return {
    ...description,
    notes: [],
    digitalSourceType:
      description.digitalSourceType === 'trainedAlgorithmicMedia'
        ? description.digitalSourceType
        : 'compositeWithTrainedAlgorithmicMedia',
    details,
  };
}
