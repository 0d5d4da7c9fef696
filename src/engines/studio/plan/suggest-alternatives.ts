import { isLandscape, isPeople } from '../archetypes.ts';
import { isPeopleWord } from '../prompt/people/read-people.ts';
import { correctTyping } from '../prompt/reading/correct-typing.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { findSubjects, isDrawable } from '../prompt/vocabulary.ts';
import type { Relation } from '../scene/relation.ts';
import { colorName, namedColor } from './name-color.ts';
import { NEAREST_KINDS, NEAREST_SUBJECTS } from './nearest-subjects.ts';
import type { PlannedContent } from './picture-plan.ts';
import { planPicture } from './plan-picture.ts';
import { isTimeOrWeatherWord } from './sky-words.ts';

export const MOST_ALTERNATIVES = 4;
/** With fewer alternatives farther ones and a pattern are offered, too. */
const ENOUGH = 2;
const SETTING_RELATIONS: ReadonlySet<Relation> = new Set(['on', 'in', 'at', 'under']);

interface Alternative {
  prompt: string;
  label: string;
}

/** Names the picture of a prompt, so that two of the same thing are noticed; undefined unless the prompt is drawn in full. */
export type ShownInFull = (prompt: string) => string | undefined;

/**
 * Prompts that can be drawn in full instead, in the prompt's colors and place where they show: what it names itself, without the
 * rest; then subjects near the main noun and the others; and a pattern in its colors, or any pattern, if there is little else.
 */
export function suggestAlternatives(
  groups: readonly NounGroup[],
  showInFull: ShownInFull = showDrawing,
): Alternative[] {
  const asked = groups.filter(({ isNegated }) => !isNegated);
  const [settings, subjects] = [asked.filter(isSetting), asked.filter((group) => !isSetting(group))];
  const around = [...new Set(settings.flatMap(settingOf))].slice(0, MOST_SETTINGS).join(' ');
  const named = (group: NounGroup) => namedSubjects(group).map((name) => ({ name, group }));
  const near = (group: NounGroup) => nearSubjects(group).map((name) => ({ name, group }));
  const candidates = distinct([
    ...subjects.flatMap(named),
    ...subjects.flatMap(near),
    ...settings.flatMap(named),
    ...settings.flatMap(near),
  ]);
  const related = asked.flatMap((group) => relatedSubjects(group).map((name) => ({ name, group })));
  const prompts: string[] = [];
  const shown = new Set<string>();
  const offer = (wordings: readonly string[]) => {
    const wish = firstShown(wordings, showInFull);
    if (!wish || shown.has(wish.shows)) return;
    shown.add(wish.shows);
    prompts.push(wish.prompt);
  };
  const offerAll = (all: readonly Candidate[]) => {
    for (const { name, group } of all.slice(0, MOST_CANDIDATES)) {
      if (prompts.length === MOST_ALTERNATIVES) return;
      offer(wordingsOf(name, group, isSetting(group) ? undefined : around));
    }
  };
  offerAll(candidates);
  if (prompts.length < ENOUGH) offerAll(distinct(related));
  if (prompts.length < ENOUGH) {
    const colors = asked
      .flatMap(({ modifiers, noun }) => [...modifiers, noun])
      .flatMap((word) => colorName(word) ?? []);
    const [color, other] = new Set(colors);
    offer([[color, color && other && 'and', other], [color], []].map(patternOf));
  }
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

interface Candidate {
  name: string;
  /** The group that it stands for. */
  group: NounGroup;
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const names = candidates.map(({ name }) => name);
  return candidates.filter(({ name }, at) => names.indexOf(name) === at);
}

/** The name with the noun's number, its color and the prompt's setting, the longest wording first. */
function wordingsOf(name: string, group: NounGroup, setting: string | undefined): string[] {
  const { noun, number } = group;
  const color = namedColor(group)
    ?.words.filter((word) => !word.forms.includes(name))
    .map(({ forms }) => forms[0])
    .join(' ');
  const several =
    number && group.count !== 1 && noun.forms.includes(name) ? [number.text, color, noun.text] : [];
  return [
    ...(several.length > 0 ? [[...several, setting], several] : []),
    [color, name, setting],
    [name, setting],
    [color, name],
    [name],
  ].map(join);
}

/** The first prompt that is drawn in full. */
function firstShown(
  prompts: readonly string[],
  showInFull: ShownInFull,
): { prompt: string; shows: string } | undefined {
  for (const prompt of new Set(prompts)) {
    const shows = showInFull(prompt);
    if (shows !== undefined) return { prompt, shows };
  }
  return undefined;
}

/** Names the drawing of a prompt; undefined unless it shows the whole prompt. */
export function showDrawing(prompt: string): string | undefined {
  const { drawsPrompt, leftOut, content } = planPicture(prompt);
  if (!drawsPrompt || leftOut.length > 0 || !content) return undefined;
  // People of all trades are one archetype.
  const isOfPeople = content.kind === 'archetype' && isPeople(content.archetype);
  return isOfPeople ? prompt : subjectOf(content);
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

/** Subjects near a noun, by its words; one before it says most: "kitchen interior". */
function nearSubjects({ noun, modifiers }: NounGroup): string[] {
  const last = noun.forms.map((form) => form.split(' ').at(-1)!);
  // Of an elephant calf only the cow that it might be is known.
  const own = [...(noun.special ? [] : [noun.text.toLowerCase()]), ...noun.forms, ...last];
  const leads = modifiers
    .toReversed()
    .filter((word) => colorName(word) === undefined)
    .flatMap(({ text, forms }) => [text.toLowerCase(), ...forms]);
  // Icing is no ice.
  const known = own.find((name) => NEAREST_SUBJECTS.has(name) || NEAREST_KINDS.has(name));
  const meant = known ?? correctTyping(own[0]!, [...NEAREST_SUBJECTS.keys()]) ?? '';
  const kinds = NEAREST_KINDS.get(meant) ?? [];
  const listed = (names: readonly string[]) => names.flatMap((name) => NEAREST_SUBJECTS.get(name) ?? []);
  const phrase = listed(phrasesOf({ noun, modifiers }));
  // An operating table is a table of a kind.
  const general = [...listed([meant]), ...last.filter(isDrawable)];
  // Moccasins are shoes first, and leather after that.
  return kinds.length > 0
    ? [...phrase, ...general, ...kinds, ...listed(leads)]
    : [...phrase, ...listed(leads), ...general];
}

/** Pictures of the same kind, for a land or people that can be drawn, though not as asked. */
function relatedSubjects({ noun }: NounGroup): readonly string[] {
  const subjects = findSubjects(noun.forms);
  if (subjects.some((subject) => subject.kind === 'archetype' && isLandscape(subject.archetype)))
    return ['mountain lake', 'forest', 'sea'];
  if (noun.forms.some(isPeopleWord)) return ['portrait of a woman', 'team meeting', 'family'];
  return [];
}

/** The noun with one word before it. */
function phrasesOf({ noun, modifiers }: Pick<NounGroup, 'noun' | 'modifiers'>): string[] {
  return modifiers.toReversed().flatMap((lead) => noun.forms.map((form) => `${lead.forms[0]} ${form}`));
}

/** The words of the group that name subjects, the likeliest first: an elephant calf is an elephant rather than a cow. */
function namedSubjects({ noun, modifiers }: NounGroup): string[] {
  const others = modifiers.filter((word) => colorName(word) === undefined);
  const words = noun.special ? [...others, noun] : [noun, ...others];
  const isSubject = (name: string) => isDrawable(name) || isPeopleWord(name);
  // A violin case is not drawn, a violin is.
  return words.flatMap(({ forms }) => forms.find(isSubject) ?? forms[0]!.split(' ').find(isSubject) ?? []);
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
