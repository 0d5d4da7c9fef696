import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import type { FormSettings } from '#features/generations/contract/form-settings';
import { DEFAULT_GENERATION_SETTINGS } from '#features/generations/contract/generation-settings';
import { NO_OPTIONS, type Options } from '#features/generations/web/generation-options';
import type { GroundingContext } from '#features/generations/web/grounding-context';
import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';
import type { TemplateSetDetail } from '../contract/template-sets.ts';
import type { BuilderDraft } from './builder-draft.ts';
import { changedSpan, type Span } from './changed-span.ts';
import { enterBuilder } from './enter-builder.ts';
import { type BuilderMode, finalPrompt, joinSelections, randomPrompt } from './final-prompt.ts';
import { preselectOptions, type Selections, toggleOption } from './preselect-options.ts';
import { seededRandom } from './seeded-random.ts';

export type Groups = TemplateSetDetail['groups'];

/** All choices and texts in the prompt builder. */
export interface BuilderState {
  mode: BuilderMode;
  selections: Selections;
  customPrompt: string;
  /** The final prompt: computed, or as edited. */
  prompt: string;
  /** The part of `prompt` that the last choice added. */
  lit: Span | null;
  /** Of the random default, which must not change while typing. */
  seed: number;
  settings: FormSettings;
  /** The form's 'Custom Prompt (Optional)', sent as another sentence. */
  details: string;
  imageCount: number;
  /** Negative prompt and seed. */
  options: Options;
  /** Null: not chosen. */
  imageModel: string | null;
  /** At most one of `asset` and `example` is set. */
  asset: Asset | null;
  example: ExampleProduct | null;
  /** The picture to refine. */
  grounding: GroundingContext | null;
}

interface Entry {
  template: Pick<TemplateSetDetail, 'category' | 'groups'>;
  grounding: GroundingContext | null;
  seed: number;
}

/** The initial state. */
export function enterState({ template: { category, groups }, grounding, seed }: Entry): BuilderState {
  const original = grounding ? (grounding.originalGeneration.customPrompt ?? '') : null;
  const { mode, selections, customPrompt } = enterBuilder(groups, original, seededRandom(seed));
  const state: BuilderState = {
    mode,
    selections,
    customPrompt,
    prompt: '',
    lit: null,
    seed,
    settings: settingsFor(category),
    details: '',
    imageCount: 1,
    options: NO_OPTIONS,
    imageModel: null,
    asset: null,
    example: null,
    grounding,
  };
  return { ...state, prompt: computePrompt(groups, state) };
}

/** Starts over, with or without a picture to refine; keeps the form beside the prompt. */
export function enterAgain(state: BuilderState, entry: Entry): BuilderState {
  const { settings, details, imageCount, options, imageModel, asset, example } = state;
  return { ...enterState(entry), settings, details, imageCount, options, imageModel, asset, example };
}

/** Applies an earlier picture's prompt and settings; without a prompt the initial choices stay. */
export function reuseDraft(state: BuilderState, groups: Groups, draft: BuilderDraft): BuilderState {
  const { customPrompt, ...settings } = draft.settings;
  const reused = { ...state, settings, imageCount: draft.imageCount };
  return customPrompt.trim() === ''
    ? reused
    : recomputed(groups, reused, { customPrompt, mode: 'custom', selections: {} });
}

export function chooseMode(state: BuilderState, groups: Groups, mode: BuilderMode): BuilderState {
  return recomputed(groups, state, { mode });
}

/** Chooses an option, or clears it if it was chosen. */
export function chooseOption(
  state: BuilderState,
  groups: Groups,
  category: string,
  option: string,
): BuilderState {
  return highlighted(
    state,
    recomputed(groups, state, { selections: toggleOption(state.selections, category, option) }),
  );
}

export function typeCustomPrompt(state: BuilderState, groups: Groups, customPrompt: string): BuilderState {
  return recomputed(groups, state, { customPrompt });
}

export function chooseExamplePrompt(state: BuilderState, groups: Groups, prompt: string): BuilderState {
  return recomputed(groups, state, { customPrompt: prompt, mode: 'custom' });
}

/** Copies the final prompt to the custom text. */
export function copyCurrent(state: BuilderState, groups: Groups): BuilderState {
  return recomputed(groups, state, { customPrompt: state.prompt });
}

/** Adds the choices to the custom text. While refining, only that text is used. */
export function addChoices(state: BuilderState, groups: Groups): BuilderState {
  const chosen = joinSelections(groups, state.selections);
  const custom = state.customPrompt.trim();
  const customPrompt = custom && chosen ? `${custom}, ${chosen}` : custom || chosen;
  return highlighted(state, recomputed(groups, state, { customPrompt, selections: {} }));
}

export function editPrompt(state: BuilderState, prompt: string): BuilderState {
  return { ...state, prompt, lit: null };
}

/** Another random prompt, with its options chosen; replaced at the next choice. */
export function shufflePrompt(state: BuilderState, groups: Groups, seed: number): BuilderState {
  return {
    ...state,
    seed,
    selections: preselectOptions(groups, seededRandom(seed)),
    prompt: randomPrompt(groups, seededRandom(seed)),
    lit: null,
  };
}

export function chooseAsset(state: BuilderState, asset: Asset | null): BuilderState {
  return { ...state, asset, example: null };
}

/** Chooses an example, or clears it if it was chosen. */
export function chooseExampleAsset(state: BuilderState, example: ExampleProduct | null): BuilderState {
  return { ...state, asset: null, example: example?.id === state.example?.id ? null : example };
}

/** The form's defaults, with the set's category. */
export function settingsFor(category: string): FormSettings {
  const { customPrompt: _, ...defaults } = DEFAULT_GENERATION_SETTINGS;
  return Object.hasOwn(CONTENT_CATEGORIES, category)
    ? { ...defaults, category: category as ContentCategory }
    : defaults;
}

function recomputed(groups: Groups, state: BuilderState, change: Partial<BuilderState>): BuilderState {
  const next = { ...state, ...change, lit: null };
  return { ...next, prompt: computePrompt(groups, next) };
}

function highlighted(before: BuilderState, after: BuilderState): BuilderState {
  return { ...after, lit: changedSpan(before.prompt, after.prompt) };
}

function computePrompt(groups: Groups, state: BuilderState): string {
  const { selections, customPrompt, mode, grounding, seed } = state;
  const choices = { groups, selections, customPrompt, mode, grounded: grounding !== null };
  return finalPrompt(choices, seededRandom(seed));
}
