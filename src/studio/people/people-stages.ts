import sharp from 'sharp';
import type { Stage } from '../pool/stage.ts';
import type { Finish } from '../scene/scene.ts';
import type { PeopleScene } from './people-scene.ts';
import { drawPeople } from './people-svg.ts';

/** Rasterises the illustration straight to the output pixels: flat colours need no exposure and no film curve. */
export function createPeopleStages(
  scene: PeopleScene,
  width: number,
  height: number,
  pixels: Uint8Array,
): Stage[] {
  return [
    {
      slices: 1,
      weight: 1,
      paint: async () => {
        const svg = Buffer.from(drawPeople(scene, width, height));
        const raster = await sharp(svg, { unlimited: true })
          .flatten()
          .removeAlpha()
          .toColourspace('srgb')
          .raw()
          .toBuffer();
        gradePixels(raster, scene.finish, pixels);
      },
    },
  ];
}

/** Saturation, tint and contrast as the moods ask, in display values. */
function gradePixels(from: Uint8Array, finish: Finish, to: Uint8Array): void {
  const { saturation, contrast, lightTint } = finish;
  for (let at = 0; at < to.length; at += 3) {
    const luma = 0.2126 * from[at]! + 0.7152 * from[at + 1]! + 0.0722 * from[at + 2]!;
    for (let channel = 0; channel < 3; channel++) {
      const tinted = (luma + (from[at + channel]! - luma) * saturation) * lightTint[channel]!;
      const value = Math.min(1, Math.max(0, tinted / 255));
      to[at + channel] = 255 * (value + (value * value * (3 - 2 * value) - value) * contrast) + 0.5;
    }
  }
}
