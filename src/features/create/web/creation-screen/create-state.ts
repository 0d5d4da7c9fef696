import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import {
  DEFAULT_GENERATION_SETTINGS,
  isKeyOf,
  OUTPUT_FORMATS,
  type OutputFormat,
  VISUAL_STYLES,
  type VisualStyle,
} from '#features/generations/contract/generation-settings';
import type { Generation, QuickGenerateRequest } from '#features/generations/contract/generations';
import { promptToRefine } from '#features/generations/web/generation-name';
import { NO_OPTIONS, readSeed } from '#features/generations/web/generation-options';
import { IMAGE_COUNT_MAX, REFERENCES_MAX } from '#platform/limits/limits';

/** The creation screen's choices. The image model is not among them: it is stored for the whole browser. */
export interface CreateState {
  prompt: string;
  /** Null: left to the prompt. */
  style: VisualStyle | null;
  outputFormat: OutputFormat;
  /** 1 to 4. */
  imageCount: number;
  /** Null: a random one. */
  seed: number | null;
  /** Things to leave out, separated by commas; empty for none. */
  negativePrompt: string;
  /** An upload, or one of the person's pictures. At most one of this and `example` is set. */
  asset: Asset | null;
  example: ExampleProduct | null;
  /** Further subjects, for models that take several. */
  furtherReferences: Asset[];
  /** The picture whose style is taken over. */
  styleReference: Asset | null;
}

export const EMPTY_CREATE_STATE: CreateState = {
  prompt: '',
  style: null,
  outputFormat: DEFAULT_GENERATION_SETTINGS.outputFormat,
  imageCount: 1,
  ...NO_OPTIONS,
  asset: null,
  example: null,
  furtherReferences: [],
  styleReference: null,
};

interface Choices {
  /** Null: the default. */
  imageModel: string | null;
  /** Whether the prompt may be enhanced. */
  enhance: boolean;
  /** Whether the picture must need no credit line. */
  creditFree?: boolean;
  /** How many pictures of subjects the model takes. */
  references?: number | undefined;
}

/** The further subjects that the model takes: another one may have been chosen since, which takes fewer. */
export function usableSubjects({ furtherReferences }: CreateState, references = 1): Asset[] {
  return furtherReferences.slice(0, references - 1);
}

/** The request of Generate; defaults are left out. */
export function createRequest(
  state: CreateState,
  { imageModel, enhance, creditFree, references = 1 }: Choices,
): QuickGenerateRequest {
  const { prompt, style, outputFormat, imageCount, seed, negativePrompt, asset, example } = state;
  const further = usableSubjects(state, references);
  return {
    prompt: prompt.trim(),
    ...(style !== null && { style }),
    ...(outputFormat !== EMPTY_CREATE_STATE.outputFormat && { outputFormat }),
    ...(imageCount > 1 && { imageCount }),
    ...(seed !== null && { seed }),
    ...(negativePrompt.trim() !== '' && { negativePrompt: negativePrompt.trim() }),
    ...(asset && { assetId: asset.id }),
    ...(example && { exampleAsset: { name: example.name, imageUrl: example.imageUrl } }),
    ...(further.length > 0 && { furtherReferences: further.map(({ id }) => id) }),
    ...(state.styleReference && { styleReference: state.styleReference.id }),
    ...(!enhance && { enhance }),
    ...(creditFree && { creditFree }),
    ...(imageModel !== null && { imageModel }),
  };
}

/**
 * The settings of a generation, without its reference pictures, of which only ids are known.
 * @param keepsSeed otherwise the next pictures are other ones
 */
export function reusedState(
  generation: Pick<Generation, 'customPrompt' | 'refines' | 'isEdit' | 'settings' | 'imageCount' | 'seed'>,
  { keepsSeed = false } = {},
): CreateState {
  const { settings, imageCount, seed } = generation;
  const prompt = promptToRefine(generation);
  return readState({ prompt, ...settings, imageCount, seed: keepsSeed ? seed : null });
}

/** Reads a stored state; missing or invalid parts get their defaults. */
export function readState(stored: unknown): CreateState {
  const given: Partial<Record<keyof CreateState, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const asset = isPicture(given.asset) ? (given.asset as Asset) : null;
  return {
    prompt: typeof given.prompt === 'string' ? given.prompt : '',
    style: isKeyOf(VISUAL_STYLES, given.style) ? given.style : null,
    outputFormat: isKeyOf(OUTPUT_FORMATS, given.outputFormat)
      ? given.outputFormat
      : EMPTY_CREATE_STATE.outputFormat,
    seed: readSeed(String(given.seed ?? '')),
    negativePrompt: typeof given.negativePrompt === 'string' ? given.negativePrompt : '',
    imageCount: Math.min(Math.max(Math.trunc(Number(given.imageCount)) || 1, 1), IMAGE_COUNT_MAX),
    asset,
    example: asset === null && isPicture(given.example) ? (given.example as ExampleProduct) : null,
    furtherReferences: Array.isArray(given.furtherReferences)
      ? (given.furtherReferences.filter(isPicture) as Asset[]).slice(0, REFERENCES_MAX - 1)
      : [],
    styleReference: isPicture(given.styleReference) ? (given.styleReference as Asset) : null,
  };
}

function isPicture(value: unknown): value is { id: string; imageUrl: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'imageUrl' in value &&
    typeof value.imageUrl === 'string'
  );
}
