import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  DEFAULT_GENERATION_SETTINGS as DEFAULTS,
  type GenerationSettings,
  isKeyOf,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from '#features/generations/contract/generation-settings';
import type { Generation } from '#features/generations/contract/generations';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { IMAGE_COUNT_MAX } from '#platform/limits/limits';

/**
 * An earlier picture's prompt and settings, to reuse instead of random choices. Refining that picture needs a grounding
 * context instead, which takes precedence if both are stored.
 */
export interface BuilderDraft {
  /** With the custom prompt, which may be blank. */
  settings: GenerationSettings;
  /** 1 to 4. */
  imageCount: number;
}

/** A generation's prompt and settings; missing settings get the form's defaults. */
export function draftOf({
  customPrompt,
  settings,
  imageCount,
}: Pick<Generation, 'customPrompt' | 'settings' | 'imageCount'>): BuilderDraft {
  return readDraft({ settings: { ...settings, customPrompt }, imageCount });
}

/** Call before navigating to the builder. @param storage `sessionStorage` */
export function keepBuilderDraft(storage: Pick<Storage, 'setItem'>, draft: BuilderDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft));
  } catch (error) {
    // Storage may be full or forbidden; the builder then opens without the draft.
    console.error('The draft could not be stored', error);
  }
}

/**
 * Reads the draft and removes it from storage. Unknown settings get the form's defaults.
 * @returns null if there is none, or it cannot be parsed
 */
export function takeBuilderDraft(storage: Pick<Storage, 'getItem' | 'removeItem'>): BuilderDraft | null {
  try {
    const stored = storage.getItem(KEY);
    if (stored === null) return null;
    storage.removeItem(KEY);
    return readDraft(JSON.parse(stored));
  } catch (error) {
    console.error('The stored draft cannot be read', error);
    return null;
  }
}

const KEY = 'builderDraft';

function readDraft(
  stored: { settings?: Record<string, unknown>; imageCount?: unknown } | null,
): BuilderDraft {
  const { settings = {}, imageCount } = stored ?? {};
  return {
    settings: {
      category: known(CONTENT_CATEGORIES, settings.category, DEFAULTS.category),
      style: known(VISUAL_STYLES, settings.style, DEFAULTS.style),
      customPrompt: typeof settings.customPrompt === 'string' ? settings.customPrompt : '',
      mood: known(MOODS, settings.mood, DEFAULTS.mood),
      colorScheme: known(COLOR_SCHEMES, settings.colorScheme, DEFAULTS.colorScheme),
      composition: known(COMPOSITIONS, settings.composition, DEFAULTS.composition),
      outputFormat: known(OUTPUT_FORMATS, settings.outputFormat, DEFAULTS.outputFormat),
    },
    imageCount: Math.min(Math.max(Math.trunc(Number(imageCount)) || 1, 1), IMAGE_COUNT_MAX),
  };
}

function known<Values extends Record<string, unknown>>(
  values: Values,
  value: unknown,
  otherwise: keyof Values,
): keyof Values {
  return isKeyOf(values, value) ? value : otherwise;
}
