import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PromptGroup } from '../content/template-sets/template-set.ts';
import { enterBuilder } from './enter-builder.ts';
import { type BuilderMode, finalPrompt, randomPrompt } from './final-prompt.ts';
import { preselectOptions, type Selections, toggleOption } from './preselect-options.ts';
import { addedVariant, SUFFIX_VARIANTS, withSuffixVariant } from './suffix-variants.ts';

const SUFFIX = 'professional stock photography, high quality, commercial use';
const phrase = fc.stringMatching(/^[a-z][a-z ]{0,18}[a-z]$/);
const blank = fc.stringMatching(/^[ \t\n]{0,4}$/);
/** Text that is not blank. */
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() !== '');

const groups: fc.Arbitrary<PromptGroup[]> = fc.uniqueArray(
  fc.record({
    category: phrase,
    description: phrase,
    required: fc.boolean(),
    options: fc.uniqueArray(phrase, { minLength: 1, maxLength: 8 }),
  }),
  { selector: ({ category }) => category, minLength: 1, maxLength: 5 },
);

/** Groups with a random choice in each; null: none. */
const chosen = groups.chain((all) =>
  fc.tuple(fc.constant(all), fc.tuple(...all.map(({ options }) => fc.option(fc.constantFrom(...options))))),
);

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const random = fc.infiniteStream(unit).map((numbers) => () => numbers.next().value);
const mode = fc.constantFrom<BuilderMode>('guided', 'examples', 'custom');

const selectionsOf = (all: PromptGroup[], options: (string | null)[]): Selections =>
  Object.fromEntries(
    all.flatMap(({ category }, place) => (options[place] ? [[category, options[place]]] : [])),
  );

test('one option of every group is chosen on entry, and it is an option of its group', () => {
  fc.assert(
    fc.property(groups, random, (all, next) => {
      const selections = preselectOptions(all, next);
      expect(Object.keys(selections).sort()).toEqual(all.map(({ category }) => category).sort());
      for (const { category, options } of all) expect(options).toContain(selections[category]);
    }),
  );
});

test('every option can be chosen on entry', () => {
  fc.assert(
    fc.property(groups, (all) => {
      for (const { category, options } of all)
        for (const [place, option] of options.entries())
          expect(preselectOptions(all, () => (place + 0.5) / options.length)[category]).toBe(option);
    }),
  );
});

test('choosing an option twice clears it, and keeps other groups’ choices', () => {
  fc.assert(
    fc.property(groups, random, unit, (all, next, which) => {
      const selections = preselectOptions(all, next);
      const { category, options } = all[Math.floor(which * all.length)]!;
      const { [category]: _, ...others } = selections;
      expect(toggleOption(selections, category, selections[category]!)).toEqual(others);
      for (const option of options.filter((one) => one !== selections[category]))
        expect(toggleOption(selections, category, option)).toEqual({ ...others, [category]: option });
    }),
  );
});

test('with a grounding context the final prompt is the custom text', () => {
  fc.assert(
    fc.property(chosen, fc.oneof(text, blank), mode, random, ([all, options], customPrompt, where, next) => {
      const selections = selectionsOf(all, options);
      const choices = { groups: all, selections, customPrompt, mode: where, grounded: true };
      expect(finalPrompt(choices, next)).toBe(customPrompt);
    }),
  );
});

test('in custom mode the final prompt is the custom text unless it is blank', () => {
  fc.assert(
    fc.property(chosen, text, random, ([all, options], customPrompt, next) => {
      const selections = selectionsOf(all, options);
      const choices = { groups: all, selections, customPrompt, mode: 'custom' as const, grounded: false };
      expect(finalPrompt(choices, next)).toBe(customPrompt);
    }),
  );
});

test('with blank custom text the final prompt is the chosen options in the order of the groups', () => {
  fc.assert(
    fc.property(chosen, blank, mode, random, ([all, options], customPrompt, where, next) => {
      fc.pre(options.some((option) => option !== null));
      const selections = selectionsOf([...all].reverse(), [...options].reverse());
      const choices = { groups: all, selections, customPrompt, mode: where, grounded: false };
      expect(finalPrompt(choices, next)).toBe(options.filter((option) => option !== null).join(', '));
    }),
  );
});

test('outside custom mode the chosen options and the custom text are two sentences', () => {
  const outside = fc.constantFrom<BuilderMode>('guided', 'examples');
  fc.assert(
    fc.property(chosen, text, outside, random, ([all, options], customPrompt, where, next) => {
      fc.pre(options.some((option) => option !== null));
      const choices = {
        groups: all,
        selections: selectionsOf(all, options),
        customPrompt,
        mode: where,
        grounded: false,
      };
      const guided = options.filter((option) => option !== null).join(', ');
      expect(finalPrompt(choices, next)).toBe(`${guided}. ${customPrompt.trim()}`);
    }),
  );
});

test('outside custom mode without choices the final prompt is the custom text', () => {
  fc.assert(
    fc.property(groups, text, random, (all, customPrompt, next) => {
      const choices = {
        groups: all,
        selections: {},
        customPrompt,
        mode: 'guided' as const,
        grounded: false,
      };
      expect(finalPrompt(choices, next)).toBe(customPrompt.trim());
    }),
  );
});

test('without choices and text the final prompt is a random one, never empty', () => {
  fc.assert(
    fc.property(
      groups,
      blank,
      mode,
      fc.array(unit, { minLength: 5, maxLength: 5 }),
      (all, empty, where, numbers) => {
        const lots = () => {
          const left = [...numbers];
          return () => left.shift()!;
        };
        const choices = { groups: all, selections: {}, customPrompt: empty, mode: where, grounded: false };
        expect(finalPrompt(choices, lots())).toBe(randomPrompt(all, lots()));
      },
    ),
  );
});

test('selections of another set are ignored', () => {
  fc.assert(
    fc.property(chosen, text, ([all, options], foreign) => {
      fc.pre(options[0] !== null && !all[0]!.options.includes(foreign));
      const selections = { ...selectionsOf(all, options), [all[0]!.category]: foreign, 'No group': 'none' };
      const choices = {
        groups: all,
        selections,
        customPrompt: 'x',
        mode: 'guided' as const,
        grounded: false,
      };
      const rest = options.slice(1).filter((option) => option !== null);
      expect(finalPrompt(choices, () => 0)).toBe(rest.length > 0 ? `${rest.join(', ')}. x` : 'x');
    }),
  );
});

test('a random prompt is one option of each group and the suffix of stock photography', () => {
  fc.assert(
    fc.property(groups, random, (all, next) => {
      const prompt = randomPrompt(all, next);
      expect(prompt.endsWith(`, ${SUFFIX}`)).toBe(true);
      const parts = prompt.slice(0, -SUFFIX.length - 2).split(', ');
      expect(parts).toHaveLength(all.length);
      for (const [place, part] of parts.entries()) expect(all[place]!.options).toContain(part);
    }),
  );
});

test('a refinement starts from the earlier prompt and one of the seven variants', () => {
  fc.assert(
    fc.property(text, random, (prompt, next) => {
      const result = withSuffixVariant(prompt, next);
      const start = `${prompt.trimEnd()}, `;
      expect(result.startsWith(start)).toBe(true);
      expect(SUFFIX_VARIANTS).toContain(result.slice(start.length));
    }),
  );
});

test('the added variant is known until the prompt is edited', () => {
  fc.assert(
    fc.property(text, random, (prompt, next) => {
      const refined = withSuffixVariant(prompt, next);
      expect(refined).toBe(`${prompt.trimEnd()}, ${addedVariant(refined, prompt)}`);
      expect(addedVariant(`${refined}.`, prompt)).toBeNull();
      expect(addedVariant(prompt, prompt)).toBeNull();
    }),
  );
});

test('seven refinements of a prompt have seven variants, and more are possible', () => {
  fc.assert(
    fc.property(phrase, random, (prompt, next) => {
      let refined = prompt;
      for (let time = 0; time < SUFFIX_VARIANTS.length; time++) refined = withSuffixVariant(refined, next);
      for (const variant of SUFFIX_VARIANTS) expect(refined).toContain(variant);
      expect(SUFFIX_VARIANTS).toContain(withSuffixVariant(refined, next).slice(refined.length + 2));
    }),
  );
});

test('without a picture to refine the builder opens in guided mode, with a choice in every group', () => {
  fc.assert(
    fc.property(groups, random, (all, next) => {
      const entered = enterBuilder(all, null, next);
      expect(entered).toMatchObject({ mode: 'guided', customPrompt: '', grounded: false, groups: all });
      expect(Object.keys(entered.selections)).toHaveLength(all.length);
    }),
  );
});

test('with a picture to refine the builder opens in custom mode with its prompt, without choices', () => {
  fc.assert(
    fc.property(groups, text, random, (all, prompt, next) => {
      const entered = enterBuilder(all, prompt, next);
      expect(entered).toMatchObject({ mode: 'custom', selections: {}, grounded: true });
      expect(entered.customPrompt.startsWith(`${prompt.trimEnd()}, `)).toBe(true);
    }),
  );
});

test('with a picture without a prompt the builder opens in guided mode, without choices and text', () => {
  fc.assert(
    fc.property(groups, blank, random, (all, prompt, next) => {
      const entered = enterBuilder(all, prompt, next);
      expect(entered).toEqual({
        groups: all,
        selections: {},
        customPrompt: '',
        mode: 'guided',
        grounded: true,
      });
      expect(finalPrompt(entered, next)).toBe('');
    }),
  );
});
