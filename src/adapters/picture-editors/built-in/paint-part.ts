import { type Area, growArea, maskedArea, type Raster } from '#engines/retouch/raster';
import { retouch } from '#engines/retouch/retouch';
import { ProviderError } from '#platform/errors/provider-error';
import type { GenerateOptions, ImageModel } from '#ports/image-model';
import type { EditedPicture, PictureToEdit } from '#ports/picture-editor';
import { readMask, readRaster } from './read-raster.ts';

/** The model sees this much around what it paints, as a part of its size, and this many pixels at least. */
const AROUND = { part: 0.75, least: 192 };

/**
 * Has a model paint what the mask covers, and lays its answer in through the mask with a soft edge: whatever the model does with
 * the rest, the picture keeps every other pixel.
 * @throws ProviderError as the model does, and `misconfigured` if it is no longer on offer
 */
export async function paintPart(
  { findImageModel }: { findImageModel: (id: string) => ImageModel | undefined },
  {
    picture,
    description,
    mask: drawn,
    prompt,
    model,
    seed,
    requestKey,
  }: Omit<PictureToEdit, 'edit'> & { prompt: string; model: string },
  options: GenerateOptions,
): Promise<EditedPicture> {
  const raster = await readRaster(picture);
  const mask = await readMask(drawn, raster);
  const painted = maskedArea(mask);
  const painter = findImageModel(model);
  if (!painter?.repaintPart || !painted)
    throw new ProviderError('misconfigured', `${model} does not paint parts of pictures`);
  const size = Math.max(painted.right - painted.left, painted.bottom - painted.top);
  const area = growArea(painted, Math.max(AROUND.least, Math.round(size * AROUND.part)), raster);
  const part = cut(raster, area);
  const over = await painter.repaintPart(
    {
      prompt,
      picture: { pixels: part.pixels, width: part.width, height: part.height },
      mask: cut({ pixels: mask.values, width: mask.width, height: mask.height, channels: 1 }, area).pixels,
      seed,
      requestKey,
    },
    options,
  );
  const image = await retouch(
    { kind: 'lay-part', under: raster, over: { ...over, channels: 3 }, area, mask },
    { signal: new AbortController().signal },
  );
  if (!image) throw new Error('The painted part could not be laid in');
  return {
    image,
    made: ['part-painted'],
    description: {
      ...description,
      notes: [],
      // Nobody has seen what was painted.
      hasPeople: description.hasPeople || null,
      digitalSourceType:
        description.digitalSourceType === 'trainedAlgorithmicMedia'
          ? description.digitalSourceType
          : 'compositeWithTrainedAlgorithmicMedia',
      // Made again from its recipe, it would lack what was painted.
      details: { ...description.details, isRetouched: true },
    },
  };
}

/** Without alpha: what is transparent is its color. */
function cut(
  { pixels, width, channels }: Pick<Raster, 'pixels' | 'width' | 'height'> & { channels: 1 | 3 | 4 },
  { left, top, right, bottom }: Area,
): { pixels: Uint8Array; width: number; height: number } {
  const kept = Math.min(3, channels);
  const [wide, high] = [right - left, bottom - top];
  const part = new Uint8Array(wide * high * kept);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      for (let channel = 0; channel < kept; channel++)
        part[(y * wide + x) * kept + channel] = pixels[((y + top) * width + x + left) * channels + channel]!;
  return { pixels: part, width: wide, height: high };
}
