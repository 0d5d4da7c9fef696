import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import {
  DEFAULT_GENERATION_SETTINGS,
  OUTPUT_FORMATS,
  type OutputFormat,
  VISUAL_STYLES,
  type VisualStyle,
} from '#features/generations/contract/generation-settings';
import type { Generation, QuickGenerateRequest } from '#features/generations/contract/generations';
import { IMAGE_COUNT_MAX } from '#platform/limits/limits';

/** All that a person has typed and chosen on the creation screen; what paints is chosen for the whole browser. */
export interface CreateState {
  prompt: string;
  /** Null: as the prompt has it. */
  style: VisualStyle | null;
  outputFormat: OutputFormat;
  /** 1 to 4. */
  imageCount: number;
  /** An upload, or one of one's own pictures. Of this and `example` one at most. */
  asset: Asset | null;
  example: ExampleProduct | null;
}

export const EMPTY_CREATE_STATE: CreateState = {
  prompt: '',
  style: null,
  outputFormat: DEFAULT_GENERATION_SETTINGS.outputFormat,
  imageCount: 1,
  asset: null,
  example: null,
};

interface Choices {
  /** Null for the first on offer. */
  imageModel: string | null;
  /** Whether the prompt may be written out. */
  enhance: boolean;
}

/** What Generate sends: nothing of what is as it would be anyway. */
export function createRequest(state: CreateState, { imageModel, enhance }: Choices): QuickGenerateRequest {
  const { prompt, style, outputFormat, imageCount, asset, example } = state;
  return {
    prompt: prompt.trim(),
    ...(style !== null && { style }),
    ...(outputFormat !== EMPTY_CREATE_STATE.outputFormat && { outputFormat }),
    ...(imageCount > 1 && { imageCount }),
    ...(asset && { assetId: asset.id }),
    ...(example && { exampleAsset: { name: example.name, imageUrl: example.imageUrl } }),
    ...(!enhance && { enhance }),
    ...(imageModel !== null && { imageModel }),
  };
}

/** What a generation was asked for with, but for its reference: of that only an id is known. */
export function reusedState({
  customPrompt,
  settings,
  imageCount,
}: Pick<Generation, 'customPrompt' | 'settings' | 'imageCount'>): CreateState {
  return readState({ prompt: customPrompt, ...settings, imageCount });
}

/** What is not known, or not as it should be, is as at first. */
export function readState(stored: unknown): CreateState {
  const kept: Partial<Record<keyof CreateState, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const asset = isPicture(kept.asset) ? (kept.asset as Asset) : null;
  return {
    prompt: typeof kept.prompt === 'string' ? kept.prompt : '',
    style: isKeyOf(VISUAL_STYLES, kept.style) ? kept.style : null,
    outputFormat: isKeyOf(OUTPUT_FORMATS, kept.outputFormat)
      ? kept.outputFormat
      : EMPTY_CREATE_STATE.outputFormat,
    imageCount: Math.min(Math.max(Math.trunc(Number(kept.imageCount)) || 1, 1), IMAGE_COUNT_MAX),
    asset,
    example: asset === null && isPicture(kept.example) ? (kept.example as ExampleProduct) : null,
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

function isKeyOf<Values extends Record<string, unknown>>(
  values: Values,
  value: unknown,
): value is keyof Values {
  return typeof value === 'string' && Object.hasOwn(values, value);
}
