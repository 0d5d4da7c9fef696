import type { Generation } from '../contract/generations.ts';
import { REFINING_DEFAULTS } from './asked-labels.ts';
import { promptToRefine } from './generation-name.ts';

/** The image and settings that a refinement starts from, handed to the prompt builder. */
export interface GroundingContext {
  sourceImageUrl: string;
  originalGeneration: {
    modelId: number | string;
    productId: string | null;
    scene: string;
    style: string;
    clothing: string;
    color: string;
    customPrompt: string;
  };
  /** The image model that made it; undefined if there is no choice. */
  imageModel?: string;
  /** When a remix stored it, in milliseconds; undefined for a refinement. */
  timestamp?: number;
}

interface Source {
  generation: Pick<
    Generation,
    | 'modelId'
    | 'productId'
    | 'scene'
    | 'style'
    | 'clothing'
    | 'color'
    | 'customPrompt'
    | 'refines'
    | 'isEdit'
    | 'resultImageUrl'
    | 'resultImageUrls'
  >;
  /** The chosen picture, if there are several. */
  imageUrl?: string;
  imageModel?: string | undefined;
  timestamp?: number;
}

/** The context of a refinement of a generation's picture. */
export function groundingContext({ generation, imageUrl, imageModel, timestamp }: Source): GroundingContext {
  return {
    sourceImageUrl: imageUrl ?? generation.resultImageUrl ?? generation.resultImageUrls[0] ?? '',
    originalGeneration: {
      modelId: generation.modelId || 1,
      productId: generation.productId,
      scene: generation.scene || REFINING_DEFAULTS.scene,
      style: generation.style || REFINING_DEFAULTS.style,
      clothing: generation.clothing || REFINING_DEFAULTS.clothing,
      color: generation.color || REFINING_DEFAULTS.color,
      customPrompt: promptToRefine(generation) ?? '',
    },
    ...(imageModel !== undefined && { imageModel }),
    ...(timestamp !== undefined && { timestamp }),
  };
}

export function storeGroundingContext(storage: Pick<Storage, 'setItem'>, source: Source): void {
  try {
    storage.setItem(KEY, JSON.stringify(groundingContext(source)));
  } catch (error) {
    // Storage may be full or forbidden; the builder then opens without the context.
    console.error('The grounding context could not be stored', error);
  }
}

/** Reads the context and removes it from storage, even if it cannot be parsed. */
export function takeGroundingContext(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): GroundingContext | null {
  const stored = storage.getItem(KEY);
  if (stored === null) return null;
  storage.removeItem(KEY);
  try {
    const context: unknown = JSON.parse(stored);
    if (isGroundingContext(context)) return context;
    console.error('The stored grounding context has another shape', stored);
  } catch (error) {
    console.error('The stored grounding context cannot be parsed', error);
  }
  return null;
}

/** Call after the refinement was requested. */
export function clearGroundingContext(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; then there is nothing to clear.
  }
}

const KEY = 'groundingContext';

function isGroundingContext(value: unknown): value is GroundingContext {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sourceImageUrl' in value &&
    typeof value.sourceImageUrl === 'string' &&
    'originalGeneration' in value &&
    typeof value.originalGeneration === 'object' &&
    value.originalGeneration !== null
  );
}
