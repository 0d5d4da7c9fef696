import { describe, expect, it } from 'vitest';
import { chooseHead } from '../../plan/choose-head.ts';
import { explainDrawing } from '../../plan/explain-drawing.ts';
import { planPicture } from '../../plan/plan-picture.ts';
import { findSubjects } from '../vocabulary.ts';
import { findMistyped, findWord } from './find-word.ts';
import { FOREIGN_PROMPTS } from './foreign-prompts.fixture.ts';
import type { Language } from './language.ts';
import { loadLexicon } from './lexicon.ts';

const LANGUAGES = Object.keys(FOREIGN_PROMPTS) as Language[];
/** Their words have no letters to mistype. */
const UNSPACED: readonly Language[] = ['ja', 'zh', 'ko'];

describe.each(LANGUAGES)('prompts in %s', (language) => {
  const prompts = FOREIGN_PROMPTS[language];

  it('are read with their main noun, and drawn where English ones are', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(40);
    const wrong = prompts.flatMap(([prompt, heads, isDrawn]) => {
      const { groups, drawsPrompt, head } = planPicture(prompt);
      const forms = chooseHead(groups)?.noun.forms ?? [];
      const isRead =
        heads === '' || heads.split(', ').some((name) => forms.some((form) => form.includes(name)));
      return isRead && drawsPrompt === isDrawn ? [] : [`${prompt}: ${head} as ${forms.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are explained in their own words and places', () => {
    for (const [prompt] of prompts) {
      const { language: found, drawn, leftOut, drawsPrompt, alternatives } = explainDrawing(prompt);
      expect(found, prompt).toBe(language);
      for (const { words, start, end } of [...drawn, ...leftOut]) {
        expect(end, prompt).toBeGreaterThan(start);
        expect(
          words.split(/\s+/u).every((word) => prompt.slice(start, end).toLowerCase().includes(word)),
        ).toBe(true);
      }
      if (drawsPrompt) expect(drawn, prompt).not.toEqual([]);
      else expect(alternatives.every(({ prompt: english }) => !english.includes('?'))).toBe(true);
    }
  });

  it('name artwork of the catalog', () => {
    const { entries } = loadLexicon(language);
    const names = [...entries.values()].filter(({ kind, forms }) => kind === 'noun' && forms.length > 0);
    expect(names.length).toBeGreaterThan(700);
    const known = names.filter(({ forms }) => findSubjects(forms).length > 0);
    expect(known.length / names.length).toBeGreaterThan(0.85);
  });
});

describe.each(LANGUAGES.filter((language) => !UNSPACED.includes(language)))('words in %s', (language) => {
  it('are read with one wrong letter in a long word', () => {
    const lexicon = loadLexicon(language);
    const words = [...lexicon.entries].filter(
      ([key, { kind, forms }]) =>
        kind === 'noun' && /^\p{L}{7,}$/u.test(key) && forms.length > 0 && findSubjects(forms).length > 0,
    );
    expect(words.length).toBeGreaterThan(30);
    const counts = { right: 0, wrong: 0 };
    for (const [index, [key, { forms }]] of words.entries()) {
      const typed = mistype(key, index);
      const found = findWord(typed, language, lexicon) ?? findMistyped(typed, language, lexicon);
      if (found?.entry.forms[0] === forms[0]) counts.right++;
      else if (found) counts.wrong++;
    }
    expect(counts.right / words.length).toBeGreaterThan(0.9);
    expect(counts.wrong / words.length).toBeLessThan(0.02);
  });
});

/** Leaves out, doubles, swaps or replaces one letter after the first. */
function mistype(word: string, index: number): string {
  const at = 1 + ((index * 7) % (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  return [
    before + after,
    before + letter + letter + after,
    before + after[0] + letter + after.slice(1),
    `${before}x${after}`,
  ][index % 4]!;
}

it('stays with English when in doubt', () => {
  const prompts = [
    'red apple on a wooden table',
    'cat',
    'pain',
    'gazebo',
    'pie chart',
    'El Capitan mountain',
    'rouge lipstick',
    'a bowl of gelato',
    'Las Vegas skyline at night',
    'kindergarten classroom',
    'hot dog stand',
    'cute puppy in the garden',
    'chat with a friend',
    'die cast toy car',
    'modern art gallery',
    'brown bear',
    'latte art',
    'salsa dance party',
    'an old man with a hat',
    'minimal desk setup',
  ];
  expect(prompts.filter((prompt) => explainDrawing(prompt).language !== 'en')).toEqual([]);
});

it('leaves out words that only look like known ones', () => {
  const prompts = [
    'Löwenzahn',
    'ein Seestern',
    'Eisberg im Meer',
    '马虎',
    '火星',
    'un étoile de mer',
    'una gare',
  ];
  expect(prompts.filter((prompt) => explainDrawing(prompt).drawsPrompt)).toEqual([]);
});

it('reads the parts of compounds', () => {
  const { drawsPrompt, drawn, leftOut } = explainDrawing('Schokoladenkuchen mit Erdbeeren');
  expect(drawsPrompt).toBe(true);
  expect([...drawn, ...leftOut].map(({ words }) => words)).toContain('kuchen');
});

it('counts in every language', () => {
  const prompts = [
    'drei Äpfel',
    'trois pommes',
    'tres manzanas',
    'três maçãs',
    'tre mele',
    'drie appels',
    'trzy jabłka',
    'りんご三個',
    'りんごが三つ',
    'リンゴが3つ',
    'りんごを３個',
    '三个苹果',
    '사과 세 개',
    'ثلاث تفاحات',
  ];
  for (const prompt of prompts) {
    const { drawn } = explainDrawing(prompt);
    expect(
      drawn.find(({ kind }) => kind === 'artwork'),
      prompt,
    ).toMatchObject({ subject: 'apple', count: 3 });
  }
});

it.each([
  'alte Frau lächelt',
  'Frau liest ein Buch',
  'une femme qui lit un livre',
  'vieux couple sur un banc',
  'mujer mayor sonriendo',
  'hombre cocinando en la cocina',
  'casal de idosos no parque',
  'mulher lendo um livro',
  'donna che legge un libro',
  'vrouw leest een boek',
  'kobieta czyta książkę',
  'ベンチに座る女性',
  '女人看书',
  '책을 읽는 여자',
  'امرأة تقرأ كتابا',
])('people and what they do are read in “%s”', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

it('tells a bed from reading in French', () => {
  expect(planPicture('un lit blanc')).toMatchObject({ groups: [{ noun: { forms: ['bed'] } }] });
});

it.each(['meerkat', 'aardwolf', 'mangosteen', 'hijab'])(
  '“%s” is English, whatever its parts mean elsewhere',
  (word) => {
    expect(planPicture(word).language).toBe('en');
  },
);

it('takes no ending off a word and corrects it, too: a fireplace is no shirt', () => {
  expect(planPicture('un chien devant une cheminée')).toMatchObject({ leftOut: [{ words: 'cheminée' }] });
});
