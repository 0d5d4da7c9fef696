import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from '#features/generations/contract/generation-settings';
import type { Generation } from '#features/generations/contract/generations';
import { askedLabels } from '#features/generations/web/asked-labels';
import { isFromWords } from '#features/generations/web/is-cutout';
import { madeWith } from '#features/generations/web/made-with';
import { styleLabel } from '#features/generations/web/style-label';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { categoryLabel } from './filter-library.ts';

export interface DetailRow {
  label: string;
  value: string;
}

/** The known settings and results of a generation. */
export function detailRows(
  generation: Generation,
  modelName: string,
  imageModels: readonly ImageModelSummary[],
): DetailRow[] {
  const { settings, category, images, isInReview, creditsCharged } = generation;
  const { style, scene, clothing, color } = askedLabels(generation);
  const rows: [string, string | null | undefined][] = [
    ['Model', modelName],
    ['Made with', madeWith(generation, imageModels)],
    ['Category', category && categoryLabel(category)],
    ['Scene', scene],
    ['Style', settings?.style ? VISUAL_STYLES[settings.style] : style && styleLabel(style)],
    ['Mood', settings?.mood && MOODS[settings.mood]],
    ['Color scheme', settings?.colorScheme && COLOR_SCHEMES[settings.colorScheme]],
    ['Composition', settings?.composition && COMPOSITIONS[settings.composition]],
    ['Format', settings?.outputFormat && OUTPUT_FORMATS[settings.outputFormat].label],
    ['Clothing', clothing],
    ['Color', color],
    ['Size', images[0] && `${images[0].width} × ${images[0].height} pixels`],
    ['Pictures', pictureCount(generation)],
    ['Leave out', settings?.negativePrompt],
    ['Seed', isFromWords(generation) && generation.refines === null ? String(generation.seed) : null],
    ['Gallery', isInReview ? 'Waiting for review' : null],
    ['Credits charged', String(creditsCharged)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The number of pictures, such as `4`, or `3 of 4` if some were not made. */
function pictureCount({ status, images, imageCount }: Generation): string {
  if (status !== 'completed' || images.length === imageCount) return String(imageCount);
  return `${images.length} of ${imageCount}`;
}
