import { isLandscape } from '../archetypes.ts';
import { THINGS } from '../artwork/things.ts';
import { isPeopleWord } from '../prompt/people/read-people.ts';
import { correctTyping } from '../prompt/reading/correct-typing.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { findSubjects, isDrawable } from '../prompt/vocabulary.ts';
import type { Relation } from '../scene/relation.ts';
import { colorName, namedColor } from './name-color.ts';
import { NEAREST_SUBJECTS } from './nearest-subjects.ts';
import type { PlannedContent } from './picture-plan.ts';
import { planPicture } from './plan-picture.ts';
import { isTimeOrWeatherWord } from './sky-words.ts';

const MOST = 4;
const SETTING_RELATIONS: ReadonlySet<Relation> = new Set(['on', 'in', 'at', 'under']);

interface Alternative {
  prompt: string;
  label: string;
}

/**
 * Prompts that can be drawn in full instead: subjects near the main noun, other things that this prompt names, both in
 * its colors and place where they show, and last a pattern in its colors, or any pattern if there is nothing else.
 */
export function suggestAlternatives(groups: readonly NounGroup[]): Alternative[] {
  const asked = groups.filter(({ isNegated }) => !isNegated);
  const colors = asked
    .flatMap(({ modifiers, noun }) => [...modifiers, noun])
    .flatMap((word) => colorName(word) ?? []);
  const [color, other] = new Set(colors);
  const pattern = color && firstDrawn([[color, other && 'and', other], [color]].map(patternOf))?.prompt;
  const setting = [...new Set(asked.flatMap(settingOf))].slice(0, MOST_SETTINGS).join(' ');
  const near = asked.flatMap((group) => nearSubjects(group).map((name) => ({ name, group })));
  const named = asked.flatMap((group) => namedSubjects(group).map((name) => ({ name, group })));
  const mostSubjects = pattern ? MOST - 1 : MOST;
  const prompts: string[] = [];
  const shown = new Set<string>();
  const related = asked.flatMap((group) => relatedSubjects(group).map((name) => ({ name, group })));
  for (const { name, group } of distinct([...alternate(near, named), ...related]).slice(0, MOST_CANDIDATES)) {
    if (prompts.length === mostSubjects) break;
    const wish = wordFully(name, group, setting);
    if (!wish || wish.prompt === pattern || shown.has(wish.shows)) continue;
    shown.add(wish.shows);
    prompts.push(wish.prompt);
  }
  if (pattern) prompts.push(pattern);
  if (prompts.length === 0) prompts.push(patternOf([]));
  return prompts.map((prompt) => ({
    prompt,
    label: `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}`,
  }));
}

function patternOf(colors: readonly (string | undefined)[]): string {
  return join([...colors, 'gradient background']);
}

/** Long prompts name hundreds; each is planned up to four times. */
const MOST_CANDIDATES = 16;
const MOST_SETTINGS = 2;

function distinct<One extends { name: string }>(candidates: readonly One[]): One[] {
  return [...new Map(candidates.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

/** The longest wording with the noun's colors and the prompt's setting of which no word is left out. */
function wordFully(
  name: string,
  group: NounGroup,
  setting: string,
): { prompt: string; shows: string } | undefined {
  const color = namedColor(group)
    ?.words.map(({ forms }) => forms[0])
    .join(' ');
  const around = isSetting(group) ? undefined : setting;
  const wordings = [[color, name, around], [name, around], [color, name], [name]];
  return firstDrawn(wordings.map(join));
}

/** The first prompt that is drawn in full. */
function firstDrawn(prompts: readonly string[]): { prompt: string; shows: string } | undefined {
  for (const prompt of new Set(prompts)) {
    const { drawsPrompt, leftOut, content } = planPicture(prompt);
    if (drawsPrompt && leftOut.length === 0 && content) return { prompt, shows: subjectOf(content) };
  }
  return undefined;
}

function join(words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}

function subjectOf(content: PlannedContent): string {
  if (content.kind === 'artwork') return content.things.map(({ thing }) => thing.icon).join();
  if (content.kind === 'lettering') return content.carrier;
  const overlays = content.overlays.map(({ kind }) => kind);
  return content.kind === 'archetype' ? [content.archetype, ...overlays].join() : overlays.join();
}

/** Subjects near a noun that cannot be drawn, by its words; one before it says most: "kitchen interior". */
function nearSubjects({ noun, modifiers }: NounGroup): string[] {
  const leads = modifiers.toReversed();
  const names = [...leads, noun].flatMap(({ text, forms }) => [text.toLowerCase(), ...forms]);
  const last = noun.forms.map((form) => form.split(' ').at(-1)!);
  const meant = correctTyping(noun.text.toLowerCase(), [...NEAREST_SUBJECTS.keys()]) ?? [];
  const listed = [...phrasesOf({ noun, modifiers }), ...names, ...last]
    .concat(meant)
    .flatMap((name) => NEAREST_SUBJECTS.get(name) ?? []);
  // An operating table is a table of a kind.
  return [...new Set([...listed, ...last.filter(isDrawable)])];
}

/** Neighbors in the catalog, or pictures of the same kind, for a noun that can be drawn, though not as asked. */
function relatedSubjects({ noun }: NounGroup): readonly string[] {
  const subjects = findSubjects(noun.forms);
  const artwork = subjects.find((subject) => subject.kind === 'artwork');
  if (artwork) {
    const at = THINGS.indexOf(artwork.thing);
    return [at + 1, at - 1, at + 2, at - 2].flatMap((place) => THINGS[place]?.names.slice(0, 1) ?? []);
  }
  if (subjects.some((subject) => subject.kind === 'archetype' && isLandscape(subject.archetype)))
    return ['mountain lake', 'forest', 'sea'];
  const isKnown = subjects.length > 0 || noun.forms.some(isPeopleWord);
  return isKnown ? ['portrait of a woman', 'team meeting', 'family'] : [];
}

/** The noun with one word before it. */
function phrasesOf({ noun, modifiers }: Pick<NounGroup, 'noun' | 'modifiers'>): string[] {
  return modifiers.toReversed().flatMap((lead) => noun.forms.map((form) => `${lead.forms[0]} ${form}`));
}

function namedSubjects({ noun, modifiers }: NounGroup): string[] {
  return [noun, ...modifiers].flatMap(({ forms }) => forms.find(isDrawable) ?? []);
}

/** "At the beach", "at sunset": the landscape and the light of the prompt. */
function settingOf(group: NounGroup): string[] {
  if (!isSetting(group)) return [];
  const { noun, relation } = group;
  if (isTimeOrWeatherWord(noun)) return [`${relation} ${noun.forms[0]}`];
  return [`${relation} the ${noun.forms.find(isDrawable)}${noun.isPlural ? 's' : ''}`];
}

function isSetting({ noun, relation }: NounGroup): boolean {
  if (relation === undefined || !SETTING_RELATIONS.has(relation)) return false;
  return (
    isTimeOrWeatherWord(noun) ||
    findSubjects(noun.forms).some((subject) => subject.kind === 'archetype' && isLandscape(subject.archetype))
  );
}

/** One of each in turn, the first list's first. */
function alternate<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
}
