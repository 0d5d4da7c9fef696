import type { ImageDescription, ImageSettings } from '#ports/image-model';
import type { Size } from '../../model-providers/provider.ts';
import type { FittedPicture } from './fit-picture.ts';
import { guessCategory } from './guess-category.ts';
import { nameScene } from './name-scene.ts';

export interface MadeOf {
  /** The model's id. */
  model: string;
  /** What was to be seen. */
  subject: string;
  settings: ImageSettings | undefined;
  /** Whether somebody's picture was sent to be built around. */
  hasReference: boolean;
  seed: number | undefined;
  revisedPrompt: string | undefined;
  /** What the provider sent, in pixels, and what was wanted. */
  came: Size;
  wanted: Size;
  fitted: Pick<FittedPicture, 'kept' | 'scale'>;
  isOutpainted: boolean;
}

/** Below this share of what was painted, its loss is told. */
const MUCH_LOST = 0.7;
/** Enlarged further than this, it is told. */
const SEEN = 1.15;

/** What is known of a picture that a hosted model made. */
export function describeMadePicture(of: MadeOf): ImageDescription {
  const { model, subject, settings, hasReference, seed, revisedPrompt, came } = of;
  return {
    digitalSourceType: hasReference ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia',
    scene: nameScene(subject),
    category: settings?.category ?? guessCategory(subject) ?? null,
    hasPeople: null,
    tags: [],
    notes: notesOn(of),
    details: {
      model,
      prompt: subject,
      ...(seed !== undefined && { seed }),
      ...(revisedPrompt !== undefined && { revisedPrompt }),
      shape: { width: came.width, height: came.height },
    },
  };
}

function notesOn({ came, wanted, fitted, isOutpainted }: MadeOf): string[] {
  const { kept, scale } = fitted;
  const sides = wanted.width * came.height > wanted.height * came.width ? 'Left and right' : 'Top and bottom';
  return [
    ...(isOutpainted ? [`${sides} were painted on to fill the format.`] : []),
    ...(!isOutpainted && kept < MUCH_LOST
      ? [`Cropped to the format: ${Math.round(kept * 100)} % of what was painted is shown.`]
      : []),
    ...(scale > SEEN ? [`Enlarged from ${came.width} × ${came.height} pixels.`] : []),
  ];
}
