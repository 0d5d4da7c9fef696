import { isPeople } from '../archetypes.ts';
import { findCarrier } from '../lettering/carriers.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import { isPeopleWord } from '../prompt/people/read-people.ts';
import { findQuoted } from '../prompt/quoted-text.ts';
import { correctPrompt } from '../prompt/reading/correct-prompt.ts';
import { keepCapitals } from '../prompt/reading/keep-capitals.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { readPrompt } from '../prompt/reading/read-prompt.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { type Understanding, understandPrompt } from '../prompt/understand-prompt.ts';
import { findViewPhrases } from '../prompt/view-words.ts';
import { isDrawable } from '../prompt/vocabulary.ts';
import type { Category } from '../scene/categories.ts';
import { COLORLESS } from '../scene/change.ts';
import { accountForWords } from './account-for-words.ts';
import { chooseContent } from './choose-content.ts';
import { chooseHead } from './choose-head.ts';
import { findMissing, wordsMissing } from './draws-whole-prompt.ts';
import { findGround } from './find-place.ts';
import { hourFor, seasonOfGround } from './hour-and-season.ts';
import { paletteOf } from './name-color.ts';
import type { PicturePlan, PlannedContent } from './picture-plan.ts';
import { isEmptyPlace } from './plan-empty-place.ts';
import { planLettering } from './plan-lettering.ts';
import { planSkyOverPeople } from './plan-people.ts';
import { landOf, planView, viewWordsOf } from './plan-view.ts';
import { isWeather, planSky, weatherNamed } from './sky-words.ts';
import { splitLand, turnFlowers, turnOccasions, turnViews } from './turn-nouns.ts';
import { turnYoung } from './young-animals.ts';

/** Decides what is drawn of a prompt, by its nouns. The category only chooses between meanings of a noun. */
export function planPicture(prompt: string, category?: Category): PicturePlan {
  const names = namesIn(prompt);
  const isNoun = (noun: string) => names(noun) || isPeopleWord(noun) || isEmptyPlace(noun);
  const { text, asTyped } = correctPrompt(prompt, isNoun);
  const reading = readPrompt(text, isNoun);
  const { language, english, groups } = reading;
  // Season first, because content depends on it; the hour last, because it depends on the content.
  const understood = understandPrompt(english);
  const inSeason = withoutDenied({ ...understood, season: seasonOfGround(english, understood) }, groups);
  const isTranslated = language !== 'en';
  const isViewWord = isTranslated ? () => false : viewWordsOf(english);
  keepVerbs(groups, isViewWord);
  turnViews(groups, isViewWord);
  if (!isTranslated) {
    turnOccasions(groups, ({ forms }) => forms.some(isNoun));
    splitLand(groups, isViewWord);
  }
  const things = groups.filter(({ noun }) => !isViewWord(noun));
  turnFlowers(things);
  turnYoung(groups);
  const head = chooseHead(things.length > 0 ? things : groups);
  const looks = findViewPhrases(english).map(({ entry }) => entry.look);
  const content =
    planLettering(head, reading) ??
    (head && !paletteOf(groups).includes(head)
      ? chooseContent(head, things, {
          understanding: inSeason,
          category,
          pronoun: pronounOf(english),
          asksDrawing: looks.some((look) => look !== undefined),
          asksFlat: looks.includes('flat'),
          asksCloseUp: CLOSE_UP.test(english) && !FULL_LENGTH.test(english),
        })
      : patternOf(inSeason));
  const understanding = {
    ...inSeason,
    time: hourFor(content, inSeason, groups),
    moods: isOnlyOnThings(english, content) ? withoutGray(inSeason) : inSeason.moods,
  };
  const sky =
    planSkyOverPeople(understanding, content) ??
    planSky(understanding, content && landOf(content), findGround(groups), groups);
  const view = planView(english, { content, sky, isTranslated });
  const { drawn, leftOut, isDrawn } = accountForWords(reading, content, sky, {
    room: understanding.setting,
    view,
  });
  const lacking = content && head ? findMissing(reading, { head, content, drawn, isDrawn }) : head;
  return {
    language,
    english,
    groups,
    understanding,
    head: head?.noun.text ?? null,
    drawsPrompt:
      (head !== undefined || content?.kind === 'lettering') && content !== undefined && lacking === undefined,
    missing: lacking ? typedText(prompt, asTyped({ words: '', ...wordsMissing(lacking, leftOut) })) : null,
    content,
    view: view.change,
    drawn: drawn.map(asTyped),
    leftOut: leftOut.map((part) => (isTranslated ? asTyped(part) : keepCapitals(asTyped(part), prompt))),
  };
}

/** "Without clouds", "no fog": the sky is clear. */
function withoutDenied(understanding: Understanding, groups: readonly NounGroup[]): Understanding {
  const denied = groups.filter(({ isNegated, noun }) => isNegated && isWeather(noun));
  const isDenied = denied.some(({ noun }) => weatherNamed(noun) === understanding.weather);
  if (!isDenied) return understanding;
  const hasNoClouds = denied.some(({ noun }) => isOneOf(noun, ['cloud']));
  const { details } = understanding;
  return {
    ...understanding,
    weather: 'clear',
    details: { ...details, cloudless: details.cloudless || hasNoClouds },
  };
}

/** Whether "black and white" is said only of the things or people in the picture, which then keeps its colors. */
function isOnlyOnThings(english: string, content: PlannedContent | undefined): boolean {
  if (!/\bblack and white\b/i.test(english)) return false;
  if (findViewPhrases(english).some(({ entry }) => entry.steps.saturation === COLORLESS)) return false;
  return content?.kind === 'artwork' || (content?.kind === 'archetype' && isPeople(content.archetype));
}

function withoutGray({ moods }: Understanding): Understanding['moods'] {
  return moods.filter((mood) => mood !== 'monochrome');
}

/** "Walking in the rain": who is seen walks, whatever the weather does to the whole picture. */
function keepVerbs(groups: readonly NounGroup[], isViewWord: (word: Token) => boolean): void {
  for (const [at, group] of groups.entries()) {
    const before = groups[at - 1];
    if (!before || !group.verb || !isViewWord(group.noun)) continue;
    if (!groups.slice(0, at).some(({ noun }) => findPeople(noun))) continue;
    before.endings = [...(before.endings ?? []), group.verb];
    group.verb = undefined;
  }
}

function typedText(prompt: string, { start, end }: { start: number; end: number }): string {
  return prompt.slice(start, end);
}

/** A tall picture may be in "portrait format". */
const CLOSE_UP =
  /\b(?:close[- ]?up|head ?shot|portrait(?! (?:format|orientation|mode|size|layout))|profile picture|avatar|faces? of|'s face|(?:human|female|male|woman|man|girl|boy) face|tight crop)\b/i;
const FULL_LENGTH = /\bfull[- ](?:body|length|figure)\b/i;

/** "A nurse and her cat": undefined if both sexes are told, or none. */
function pronounOf(english: string): 'woman' | 'man' | undefined {
  const isWoman = /\b(?:she|her|hers|herself)\b/i.test(english);
  const isMan = /\b(?:he|him|his|himself)\b/i.test(english);
  if (isWoman === isMan) return undefined;
  return isWoman ? 'woman' : 'man';
}

/** Words that can be drawn; carriers of text, such as a mug, only if the prompt quotes words. */
function namesIn(prompt: string): (noun: string) => boolean {
  if (findQuoted(prompt).length === 0) return isDrawable;
  return (noun) => isDrawable(noun) || findCarrier([noun]) !== undefined;
}

/** Colors and moods without any noun are a pattern. */
function patternOf({ colors, moods }: Understanding): PlannedContent | undefined {
  if (colors.length === 0 && moods.length === 0) return undefined;
  return PATTERN;
}

const PATTERN: PlannedContent = { kind: 'archetype', archetype: 'gradient', overlays: [] };
