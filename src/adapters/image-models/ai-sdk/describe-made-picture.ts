import type { ImageDescription, ImageSettings } from '#ports/image-model';
import type { Size } from '../../model-providers/provider.ts';
import type { FittedPicture } from './fit-picture.ts';
import { guessCategory } from './guess-category.ts';
import { nameScene } from './name-scene.ts';

export interface MadeOf {
  /** The model's id. */
  model: string;
  /** The prompt, kept for refinements. */
  subject: string;
  settings: ImageSettings | undefined;
  hasReference: boolean;
  seed: number | undefined;
  revisedPrompt: string | undefined;
  /** The sizes received and wanted, in pixels. */
  came: Size;
  wanted: Size;
  fitted: Pick<FittedPicture, 'kept' | 'scale'>;
  isOutpainted: boolean;
  credits: ImageDescription['credits'];
  /** Sentences about pictures that the model could not take. */
  notes: readonly string[];
}

/** A note is added if less of the picture is kept. */
const NOTED_CROP = 0.7;
/** A note is added if the picture is enlarged more. */
const NOTED_SCALE = 1.15;

/** Describes a hosted model's picture. */
export function describeMadePicture(of: MadeOf): ImageDescription {
  const { model, subject, settings, hasReference, seed, revisedPrompt, came, credits } = of;
  return {
    digitalSourceType: hasReference ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia',
    scene: nameScene(subject),
    category: settings?.category ?? guessCategory(subject) ?? null,
    hasPeople: null,
    tags: [],
    notes: notesOn(of),
    ...(credits && { credits }),
    details: {
      model,
      prompt: subject,
      ...(seed !== undefined && { seed }),
      ...(revisedPrompt !== undefined && { revisedPrompt }),
      shape: { width: came.width, height: came.height },
    },
  };
}

function notesOn({ came, wanted, fitted, isOutpainted, notes }: MadeOf): string[] {
  const { kept, scale } = fitted;
  const sides = wanted.width * came.height > wanted.height * came.width ? 'Left and right' : 'Top and bottom';
  return [
    ...notes,
    ...(isOutpainted ? [`${sides} were painted on to fill the format.`] : []),
    ...(!isOutpainted && kept < NOTED_CROP
      ? [`Cropped to the format: ${Math.round(kept * 100)} % of what was painted is shown.`]
      : []),
    ...(scale > NOTED_SCALE ? [`Enlarged from ${came.width} × ${came.height} pixels.`] : []),
  ];
}
