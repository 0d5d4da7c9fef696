import { type Archetype, isLandscape, isObject, isPeople } from '../archetypes.ts';
import { ARCHETYPE_NOUNS } from '../prompt/archetype-nouns.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import { FORMAT_NOUNS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { isStopWord } from '../prompt/stop-words.ts';
import { findSubjects, isDrawable } from '../prompt/vocabulary.ts';
import type { DrawnPart, LeftOutPart, PlannedContent } from './picture-plan.ts';
import { isMoodWord, isSkyWord, STAGING_SHOWS } from './style-words.ts';

/** What becomes of every word of a prompt in the planned picture. */
export function accountForWords(
  groups: readonly NounGroup[],
  quoted: readonly string[],
  content: PlannedContent | undefined,
): { drawn: DrawnPart[]; leftOut: LeftOutPart[]; isDrawn(group: NounGroup): boolean } {
  const drawn: DrawnPart[] = [];
  const leftOut: LeftOutPart[] = [];
  const drawnGroups = new Set<NounGroup>();
  for (const group of groups) {
    const part = content && drawNoun(group, content);
    if (part) {
      drawn.push(part);
      drawnGroups.add(group);
    } else if (!isOnlyStyle(group)) {
      leftOut.push({ words: group.noun.text, why: isDrawable(group.noun.forms[0]!) || findSubjects(group.noun.forms).length > 0 ? 'elsewhere' : 'unknown' });
    }
    for (const word of [...group.modifiers, ...(group.verb ? [group.verb] : [])]) {
      if (content && hasEffect(word, group, content)) drawn.push({ words: word.text, kind: 'style' });
      else if (!isStopWord(word.text) || word.kind === 'verb') leftOut.push({ words: word.text, why: 'look' });
    }
  }
  for (const words of quoted) leftOut.push({ words, why: 'unknown' });
  return { drawn, leftOut, isDrawn: (group) => drawnGroups.has(group) };
}

/** The color named before a noun, as display hex. */
export function colorOf({ modifiers }: NounGroup): string | undefined {
  const name = modifiers.flatMap(({ forms }) => forms).find((form) => Object.hasOwn(COLOR_WORDS, form));
  return name === undefined ? undefined : COLOR_WORDS[name];
}

/** "Studio lighting", "minimalist style", "4k": how it looks, not what is seen. */
function isOnlyStyle({ noun }: NounGroup): boolean {
  return isStopWord(noun.text) || noun.forms.some((form) => FORMAT_NOUNS.has(form));
}

function drawNoun(group: NounGroup, content: PlannedContent): DrawnPart | undefined {
  const words = [...(group.count !== null && group.count > 1 ? [String(group.count)] : []), group.noun.text].join(' ');
  if (group.isNegated) return isShown(group, content) ? undefined : { words: `no ${group.noun.text}`, kind: 'style' };
  if (content.kind === 'artwork') {
    const planned = content.things.find(({ thing }) => findSubjects(group.noun.forms).some((subject) => subject.kind === 'artwork' && subject.thing === thing));
    if (planned)
      return {
        words,
        kind: 'artwork',
        subject: planned.thing.names[0]!,
        count: planned.count,
        ...(planned.color ? { color: planned.color } : {}),
      };
  }
  if (!isShown(group, content)) return undefined;
  const color = colorOf(group);
  return { words, kind: kindOf(group, content), subject: group.noun.forms[0]!, ...(color ? { color } : {}) };
}

function isShown(group: NounGroup, content: PlannedContent): boolean {
  const { forms } = group.noun;
  const named = (list: readonly string[]) => forms.some((form) => list.includes(form));
  if (content.kind === 'artwork') {
    if (content.place) return nounsOf(content.place).some(named) || isSkyWord(group.noun);
    return Object.values(STAGING_SHOWS).some(named);
  }
  const overlays = findSubjects(forms).some((subject) => subject.kind === 'overlay' && content.overlays.includes(subject.overlay));
  if (overlays) return true;
  if (content.kind === 'overlay') return content.homes.some((home) => nounsOf(home).some(named)) || isSkyWord(group.noun);
  const { archetype } = content;
  return nounsOf(archetype).some(named) || (isLandscape(archetype) && isSkyWord(group.noun));
}

function nounsOf(archetype: Archetype): (readonly string[])[] {
  const { shows, illustrates, contains } = ARCHETYPE_NOUNS[archetype];
  return [shows, illustrates, contains];
}

function kindOf({ noun }: NounGroup, content: PlannedContent): DrawnPart['kind'] {
  if (content.kind !== 'archetype') return 'landscape';
  const { archetype } = content;
  if (noun.forms.some((form) => ARCHETYPE_NOUNS[archetype].illustrates.includes(form))) return 'concept';
  if (isPeople(archetype)) return 'people';
  if (isObject(archetype)) return 'object';
  return isLandscape(archetype) ? 'landscape' : 'abstract';
}

/** Whether a describing word changes the picture. */
function hasEffect(word: Token, group: NounGroup, content: PlannedContent): boolean {
  const isColor = word.forms.some((form) => Object.hasOwn(COLOR_WORDS, form));
  if (content.kind === 'artwork') {
    if (content.place) return isSkyWord(word);
    return (isColor && colorOf(group) !== undefined) || Object.values(STAGING_SHOWS).some((list) => word.forms.some((form) => list.includes(form)));
  }
  if (content.kind === 'overlay' || isLandscape(content.archetype)) return isSkyWord(word) || isMoodWord(word);
  return isColor || isMoodWord(word);
}
