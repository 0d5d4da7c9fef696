import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  DEFAULT_GENERATION_SETTINGS as DEFAULTS,
  type GenerationSettings,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from '#features/generations/contract/generation-settings';
import type { Generation } from '#features/generations/contract/generations';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { IMAGE_COUNT_MAX } from '#platform/limits/limits';

/**
 * What the prompt builder is to begin with instead of its random choices: an earlier picture's prompt and settings,
 * asked for anew. No picture is refined by it; that is the grounding context, which goes first where both are stored.
 */
export interface BuilderDraft {
  /** The custom prompt (may be blank); all that the form's settings say beside it. */
  settings: GenerationSettings;
  /** Pictures to ask for, 1 to 4. */
  imageCount: number;
}

/** Of a generation: its prompt and settings, with the form's defaults where it has none. */
export function draftOf({
  customPrompt,
  settings,
  imageCount,
}: Pick<Generation, 'customPrompt' | 'settings' | 'imageCount'>): BuilderDraft {
  return readDraft({ settings: { ...settings, customPrompt }, imageCount });
}

/** To be called just before going to the builder. `storage` is the browser tab's own, `sessionStorage`. */
export function keepBuilderDraft(storage: Pick<Storage, 'setItem'>, draft: BuilderDraft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft));
  } catch (error) {
    // A full or forbidden storage leaves the builder with its own beginning; going there still helps.
    console.error('The draft could not be stored', error);
  }
}

/**
 * To be read once, on entering the builder: it is gone from storage afterwards. What is not known in it has the form's
 * default; null when there is none, or none that can be read.
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

function isKeyOf<Values extends Record<string, unknown>>(
  values: Values,
  value: unknown,
): value is keyof Values {
  return typeof value === 'string' && Object.hasOwn(values, value);
}
