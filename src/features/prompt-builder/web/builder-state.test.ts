import { describe, expect, test } from 'vitest';
import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import type { GroundingContext } from '#features/generations/web/grounding-context';
import {
  addChoices,
  type BuilderState,
  chooseAsset,
  chooseExampleAsset,
  chooseExamplePrompt,
  chooseMode,
  chooseOption,
  copyCurrent,
  editPrompt,
  enterAgain,
  enterState,
  reuseDraft,
  shufflePrompt,
  typeCustomPrompt,
} from './builder-state.ts';

const groups = [
  { category: 'Subject', description: 'What?', required: true, options: ['A lake', 'A hill', 'A wood'] },
  { category: 'Light', description: 'When?', required: false, options: ['at dawn', 'at noon', 'at dusk'] },
];
const template = { category: 'nature', groups };
const SUFFIX = 'professional stock photography, high quality, commercial use';

const grounded = (customPrompt: string): GroundingContext => ({
  sourceImageUrl: '/images/a.png',
  originalGeneration: {
    modelId: 'lakes',
    productId: null,
    scene: 'Lake',
    style: 'Editorial',
    clothing: 'Designer Business',
    color: 'cool',
    customPrompt,
  },
});

const fresh = (seed = 1) => enterState({ template, grounding: null, seed });
const refining = (prompt = 'A quiet lake') => enterState({ template, grounding: grounded(prompt), seed: 1 });
/** Nothing is chosen. */
function bare(): BuilderState {
  const state = fresh();
  return Object.entries(state.selections).reduce(
    (before, [category, option]) => chooseOption(before, groups, category, option),
    state,
  );
}
const chosenOf = ({ selections }: BuilderState) => Object.values(selections).join(', ');
const litOf = ({ prompt, lit }: BuilderState) => lit && prompt.slice(lit.start, lit.end);

describe('on entry', () => {
  test('one option per group is chosen, the same for the same seed, and is in the prompt', () => {
    const state = fresh();
    expect(Object.keys(state.selections)).toEqual(['Subject', 'Light']);
    expect(state).toEqual(fresh());
    expect(state).toMatchObject({ mode: 'guided', customPrompt: '', prompt: chosenOf(state), lit: null });
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fresh(seed).prompt)).size).toBeGreaterThan(2);
  });

  test("the form has its defaults and the set's own category, or business for portraits", () => {
    const defaults = {
      style: 'photorealistic',
      mood: 'professional',
      colorScheme: 'vibrant',
      composition: 'centered',
      outputFormat: 'square',
    };
    expect(fresh().settings).toEqual({ ...defaults, category: 'nature' });
    for (const category of ['professional', 'constructor'])
      expect(enterState({ template: { groups, category }, grounding: null, seed: 1 }).settings.category).toBe(
        'business',
      );
  });

  test('a picture to refine sets its prompt with a variant, in custom mode, without choices', () => {
    const state = refining();
    expect(state).toMatchObject({ mode: 'custom', selections: {}, prompt: state.customPrompt });
    expect(state.prompt).toMatch(/^A quiet lake, ./);
  });

  test('a picture to refine without a prompt leaves the final prompt empty', () => {
    expect(refining('')).toMatchObject({ mode: 'guided', selections: {}, prompt: '', customPrompt: '' });
  });

  test("an earlier picture's prompt and settings can be reused", () => {
    const form = { ...fresh().settings, mood: 'calm' as const };
    const settings = { ...form, customPrompt: 'A quiet lake' };
    const state = reuseDraft(fresh(), groups, { settings, imageCount: 3 });
    expect(state).toMatchObject({ mode: 'custom', prompt: 'A quiet lake', selections: {}, imageCount: 3 });
    expect(state.settings).toEqual(form);
    const blank = reuseDraft(fresh(), groups, {
      settings: { ...settings, customPrompt: ' ' },
      imageCount: 1,
    });
    expect(blank).toEqual({ ...fresh(), settings: form });
  });

  test('on entering again, form and asset are kept', () => {
    const example = { id: 'cup', name: 'Cup', imageUrl: '/cup.webp', description: 'A cup' };
    const before = { ...fresh(), example, details: 'oak', imageCount: 3 };
    const after = enterAgain(before, { template, grounding: grounded('A quiet lake'), seed: 1 });
    expect(after).toEqual({ ...refining(), example, details: 'oak', imageCount: 3 });
    expect(enterAgain(after, { template, grounding: null, seed: 1 })).toEqual({
      ...before,
      prompt: fresh().prompt,
    });
  });
});

describe('the final prompt', () => {
  test('follows each choice, and highlights its words', () => {
    const one = chooseOption(bare(), groups, 'Light', 'at dusk');
    expect(one.prompt).toBe('at dusk');
    const two = chooseOption(one, groups, 'Subject', 'A hill');
    expect([two.prompt, litOf(two)]).toEqual(['A hill, at dusk', 'A hill']);
    const other = chooseOption(two, groups, 'Light', 'at noon');
    expect([other.prompt, litOf(other)]).toEqual(['A hill, at noon', 'at noon']);
    const cleared = chooseOption(other, groups, 'Light', 'at noon');
    expect([cleared.prompt, litOf(cleared)]).toEqual(['A hill', null]);
  });

  test('is a random one if nothing is chosen, and stays the same while blanks are typed', () => {
    const state = bare();
    expect(state.prompt.endsWith(SUFFIX)).toBe(true);
    expect(typeCustomPrompt(state, groups, '  ').prompt).toBe(state.prompt);
    expect(chooseMode(state, groups, 'examples').prompt).toBe(state.prompt);
  });

  test('is the custom text in custom mode, and follows the choices in guided mode', () => {
    const state = typeCustomPrompt(chooseMode(fresh(), groups, 'custom'), groups, 'in the rain');
    expect(state.prompt).toBe('in the rain');
    expect(chooseMode(state, groups, 'guided').prompt).toBe(`${chosenOf(state)}. in the rain`);
  });

  test('an edit is kept until something else is chosen, typed or opened', () => {
    const edited = editPrompt(fresh(), 'My own words');
    expect(edited.prompt).toBe('My own words');
    expect(chooseAsset(edited, null).prompt).toBe('My own words');
    expect(chooseOption(edited, groups, 'Light', edited.selections.Light!).prompt).toBe(
      edited.selections.Subject,
    );
    expect(chooseMode(edited, groups, 'custom').prompt).toBe(fresh().prompt);
    expect(editPrompt(fresh(), '').prompt).toBe('');
  });

  test('an example becomes the custom text and opens custom mode', () => {
    const state = chooseExamplePrompt(fresh(), groups, 'A long finished prompt');
    expect(state).toMatchObject({
      mode: 'custom',
      customPrompt: 'A long finished prompt',
      prompt: 'A long finished prompt',
    });
  });

  test('can be copied to the custom text', () => {
    const state = copyCurrent(chooseMode(editPrompt(fresh(), 'Mine'), groups, 'guided'), groups);
    expect(copyCurrent(editPrompt(state, 'Mine'), groups)).toMatchObject({ customPrompt: 'Mine' });
    const custom = copyCurrent(editPrompt({ ...fresh(), mode: 'custom' }, 'Mine'), groups);
    expect(custom).toMatchObject({ customPrompt: 'Mine', prompt: 'Mine' });
  });

  test('after a shuffle has the suffix and the shuffled choices, until the next choice', () => {
    const state = shufflePrompt(typeCustomPrompt(fresh(), groups, 'in the rain'), groups, 99);
    expect(state.prompt).toBe(`${chosenOf(state)}, ${SUFFIX}`);
    const { Light, Subject } = state.selections;
    expect(chooseOption(state, groups, 'Light', Light!).prompt).toBe(`${Subject}. in the rain`);
  });
});

describe('while a picture is refined', () => {
  test('choices have no effect until they are added to the custom text', () => {
    const state = chooseOption(refining(), groups, 'Light', 'at dusk');
    expect(state.prompt).toBe(refining().prompt);
    const added = addChoices(state, groups);
    expect(added.prompt).toBe(`${refining().prompt}, at dusk`);
    expect([added.selections, litOf(added)]).toEqual([{}, 'at dusk']);
  });

  test('choices become the custom text if that was empty', () => {
    const state = chooseOption(refining(''), groups, 'Subject', 'A wood');
    expect(addChoices(state, groups)).toMatchObject({ customPrompt: 'A wood', prompt: 'A wood' });
  });
});

test('choosing an upload or an example replaces the other; choosing an example twice clears it', () => {
  const upload: Asset = {
    id: '6f9b1c1e-0000-4000-8000-000000000001',
    originalName: 'cup.png',
    imageUrl: '/images/a.png',
    width: 1,
    height: 1,
    hasAlpha: false,
    thumbHash: 'x',
  };
  const example: ExampleProduct = { id: 'cup', name: 'Cup', imageUrl: '/cup.webp', description: 'A cup' };
  const uploaded = chooseAsset(chooseExampleAsset(fresh(), example), upload);
  expect(uploaded).toMatchObject({ asset: upload, example: null });
  const exampled = chooseExampleAsset(uploaded, example);
  expect(exampled).toMatchObject({ asset: null, example });
  expect(chooseExampleAsset(exampled, { ...example })).toMatchObject({ asset: null, example: null });
});
