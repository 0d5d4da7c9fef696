import type { Painter, Painting, PaintRequest } from '#engines/painter/painter';
import { type Area, growArea, type Raster } from '#engines/retouch/raster';
import { retouch } from '#engines/retouch/retouch';
import { ProviderError } from '#platform/errors/provider-error';
import type { EditedPicture, EditOfPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';
import type { PartBox } from '#ports/scene-reader';
import { describePainting } from '../../image-models/studio/studio-image-model.ts';
import { findScene } from '../../image-models/studio/studio-recipe.ts';
import { toProviderError } from '../../image-models/studio/to-provider-error.ts';
import { readRaster } from './read-raster.ts';

type ObjectEditOfPicture = Extract<EditOfPicture, { operation: 'object' }>;

/** Least difference, of 255, that counts as a change: smaller ones are not seen. */
const OF_DRAWING = { least: 3, soft: { solid: 2, feather: 3 } };
/** Photos have noise everywhere, and light that one thing throws onto others far away. */
const OF_PHOTO = { least: 10, soft: { solid: 4, feather: 20 } };
/** How far a thing's shadow is seen around it, as a part of its own size and of the picture's; by eye, in evening light. */
const SHADOW = { own: 0.45, picture: 0.03 };

/**
 * Paints the picture's scene with one thing changed, and lays what differs into the picture. The thing, its shadow and its
 * reflection change; all other pixels stay.
 * @throws ProviderError `rejected` if the picture's scene cannot be painted again, or nothing changes
 */
export async function editObject(
  { studio }: { studio: Pick<Painter, 'render'> },
  {
    picture,
    description,
    object,
    from,
  }: Omit<PictureToEdit, 'edit'> & Pick<ObjectEditOfPicture, 'object' | 'from'>,
  { signal, onProgress, onPreview }: Parameters<PictureEditor['edit']>[1],
): Promise<EditedPicture> {
  const scene = findScene(description.details);
  if (!scene) throw new ProviderError('rejected', 'The scene of this picture is not known any more');
  const { recipe, isRetouched, exposure } = scene;
  const under = await readRaster(picture);
  const { width, height } = under;
  const paint = async (request: Partial<PaintRequest>, from: number, to: number) => {
    try {
      return await studio.render(
        { ...recipe, engine: recipe.engine ?? 'studio', width, height, ...request },
        {
          signal,
          onProgress: (fraction) => onProgress?.(from + fraction * (to - from)),
          ...(onPreview && { onPreview, onSketch: onPreview }),
        },
      );
    } catch (error) {
      throw toProviderError(error);
    }
  };
  const rasterOf = (pixels: Uint8Array): Raster => ({ pixels, width, height, channels: 3 });
  // The scene does not know that something was painted over since.
  const share = isRetouched ? 0.5 : 0;
  const before = isRetouched ? rasterOf((await paint({}, 0, share)).pixels) : under;
  const objectEdits = [...(recipe.objectEdits ?? []), object];
  const painted = await paint({ objectEdits, changeOf: { exposure } }, share, 1);
  const to = object.action === 'move' ? [object.box] : [];
  const limits =
    recipe.engine === 'photo-studio' ? { ...OF_PHOTO, within: areasOf([from, ...to], under) } : OF_DRAWING;
  const image = await retouch(
    { kind: 'lay-in', under, before, after: rasterOf(wholeOf(painted, before)), limits },
    { signal },
  );
  if (!image) throw new ProviderError('rejected', 'This would not change the picture');
  const { details, notes: _, ...described } = describePainting(painted);
  return {
    image,
    made: [object.action === 'remove' ? 'object-removed' : 'object-changed'],
    description: {
      ...described,
      notes: [],
      details: { ...details, ...(isRetouched && { isRetouched }) },
      ...(description.edits && { edits: description.edits }),
    },
  };
}

/** A painting with the picture before around the area that was painted. */
function wholeOf({ pixels, area }: Painting, before: Raster): Uint8Array {
  if (!area) return pixels;
  const { width, channels } = before;
  const whole = Uint8Array.from(before.pixels);
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++)
      for (let channel = 0; channel < 3; channel++)
        whole[(y * width + x) * channels + channel] = pixels[(y * width + x) * 3 + channel]!;
  return whole;
}

/** The boxes with room for shadows, in pixels. */
function areasOf(boxes: readonly PartBox[], { width, height }: Raster): Area[] {
  return boxes.map(({ x, y, width: wide, height: tall }) => {
    const around =
      Math.max(wide * width, tall * height) * SHADOW.own + Math.max(width, height) * SHADOW.picture;
    return growArea(
      {
        left: Math.floor(x * width),
        top: Math.floor(y * height),
        right: Math.ceil((x + wide) * width),
        bottom: Math.ceil((y + tall) * height),
      },
      Math.round(around),
      { width, height },
    );
  });
}
