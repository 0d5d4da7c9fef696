import sharp from 'sharp';
import {
  type Adjustment,
  adjustedFrame,
  colorMatrix,
  keepsColors,
  straightenZoom,
} from '#features/editing/contract/adjustment';
import { decodePicture, readPixels } from '#platform/images/decode-picture';
import type { RawPicture } from '#platform/images/raw-picture';
import type { EditedPicture, PictureEditor, PictureToEdit } from '#ports/picture-editor';
import type { PictureEdit } from '#ports/provenance';
import { readRaster } from './read-raster.ts';
import { writeTexts } from './write-texts.ts';

/** Straightens, crops and recolors a picture at its full size, and writes words over it. */
export async function adjustPicture(
  { picture, description, adjust }: Omit<PictureToEdit, 'edit'> & { adjust: Adjustment },
  { signal }: Parameters<PictureEditor['edit']>[1],
): Promise<EditedPicture> {
  const raster = await readRaster(picture);
  signal.throwIfAborted();
  const framed = await reframe(raster, adjust);
  signal.throwIfAborted();
  const colored = keepsColors(adjust) ? framed : recolor(framed, adjust);
  const written = adjust.texts.length > 0 ? await writeTexts(colored, adjust.texts) : undefined;
  const { engineVersion: _, ...details } = description.details;
  return {
    image: written?.picture ?? colored,
    made: actionsOf(adjust),
    // Painted again from its recipe, it would have other colors in other places.
    description: {
      ...description,
      notes: written && written.missing.length > 0 ? [`Left out: ${written.missing.join(' ')}`] : [],
      details: { ...details, isRetouched: true },
    },
  };
}

function actionsOf(adjust: Adjustment): PictureEdit[] {
  return [
    ...(adjust.crop !== null || adjust.straighten !== 0 ? (['cropped'] as const) : []),
    ...(keepsColors(adjust) ? [] : (['adjusted'] as const)),
    ...(adjust.texts.length > 0 ? (['text-written'] as const) : []),
  ];
}

async function reframe(raster: RawPicture, adjust: Adjustment): Promise<RawPicture> {
  if (adjust.crop === null && adjust.straighten === 0) return raster;
  const turned =
    adjust.straighten === 0
      ? raster
      : await readPixels(
          sharp(raster.pixels, { raw: raster }).rotate(adjust.straighten, {
            background: { r: 0, g: 0, b: 0, alpha: raster.channels === 4 ? 0 : 1 },
          }),
        );
  // The largest frame of the picture's proportion that has no empty corner lies in the middle.
  const zoom = straightenZoom(raster, adjust.straighten);
  const { left, top, width, height } = adjustedFrame(raster, adjust);
  return await readPixels(
    decodePicture(turned).extract({
      left: Math.round((turned.width - raster.width / zoom) / 2) + left,
      top: Math.round((turned.height - raster.height / zoom) / 2) + top,
      width,
      height,
    }),
  );
}

function recolor({ pixels, ...raster }: RawPicture, adjust: Adjustment): RawPicture {
  const rows = colorMatrix(adjust);
  const made = new Uint8Array(pixels);
  for (let at = 0; at < pixels.length; at += raster.channels) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    for (let channel = 0; channel < 3; channel++) {
      const [r, g, b, base] = rows[channel] as [number, number, number, number];
      made[at + channel] = Math.min(
        255,
        Math.max(0, Math.round(r * red + g * green + b * blue + base * 255)),
      );
    }
  }
  return { ...raster, pixels: made };
}
