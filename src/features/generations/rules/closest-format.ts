import { OUTPUT_FORMATS } from '../contract/generation-settings.ts';

/** The output format whose aspect ratio is closest to the picture's. */
export function closestFormat(picture: { width: number; height: number }): { width: number; height: number } {
  const shape = ({ width, height }: { width: number; height: number }) => Math.log(width / height);
  const distance = (format: { width: number; height: number }) => Math.abs(shape(format) - shape(picture));
  return Object.values(OUTPUT_FORMATS).reduce((best, format) =>
    distance(format) < distance(best) ? format : best,
  );
}
