import { isObject } from '../archetypes.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import { FORMAT_NOUNS } from '../prompt/reading/function-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { PromptReading } from '../prompt/reading/read-prompt.ts';
import { isOneOf, type Span, type Token } from '../prompt/reading/token.ts';
import { spanOf } from '../prompt/spans.ts';
import { isStopWord } from '../prompt/stop-words.ts';
import { findSubjects, type Subject } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { isSpatial, type Relation } from '../scene/relation.ts';
import { changesMeaning } from './changes-meaning.ts';
import { namesMovingThing } from './moving-things.ts';
import type { DrawnPart, LeftOutPart, PlannedContent } from './picture-plan.ts';
import { showsRelation } from './shows-relation.ts';

interface Accounts {
  content: PlannedContent;
  drawn: readonly DrawnPart[];
  isDrawn(group: NounGroup): boolean;
}

/**
 * Why a picture is not of the whole prompt: the group, or the quoted words, that it lacks of the main noun as it is meant, the
 * nouns joined to it, every counted noun, the objects of what is done, in the places that are asked for, and what must not be in
 * it; undefined if it lacks nothing.
 */
export function findMissing(
  { groups, quoted, language }: Pick<PromptReading, 'groups' | 'quoted' | 'language'>,
  { head, content, drawn, isDrawn }: Accounts & { head: NounGroup },
): NounGroup | Span | undefined {
  const starts = new Set(drawn.map(({ start }) => start));
  const isLeftOut = ({ start }: { start: number }) => !starts.has(start);
  const unwritten = quoted.find(isLeftOut);
  if (unwritten) return unwritten;
  const isBreed = head.noun.special !== undefined && isOneOf(head.noun, ANIMALS_WITH_BREEDS);
  if (drawn.length === 0 && !isBreed) return head;
  const joined = [head, ...joinedTo(head, groups)];
  const nextTo = (group: NounGroup) => groups[groups.indexOf(group) + 1];
  const wrong = joined.find(
    (group) => !isDrawn(group) || changesMeaning(group, nextTo(group), content, { isLeftOut, language }),
  );
  if (wrong) return wrong;
  if (
    head.noun.special &&
    !isBreed &&
    groups.length > 1 &&
    !groups.some((group) => showsAnyOf(group, head, { drawn, isDrawn }))
  )
    return head;
  const isOfPeople = findPeople(head.noun) !== undefined;
  const clause = clauseOf(head, groups);
  const before = (group: NounGroup) => groups[groups.indexOf(group) - 1];
  const isThing = (group: NounGroup | undefined) =>
    content.kind === 'artwork'
      ? content.things.some((thing) => thing.group === group)
      : content.kind === 'archetype' && isObject(content.archetype) && group === head;
  return groups.find((group) => {
    if (isDrawn(group) && !group.isNegated && !showsRelation(group, content)) return true;
    if (content.kind === 'artwork' && group.verb && isLeftOut(group.verb) && isContact(group)) return true;
    const isNear = clause.includes(group);
    if (isOfPeople && isNear && (lacksActivity(group, isLeftOut) || group.modifiers.some(isMount)))
      return true;
    if (isOfPeople && isNear && !isDrawn(group) && isActivity(group)) return true;
    return (
      !isDrawn(group) &&
      (isLeftOut(group.noun) || (group.number && isLeftOut(group.number))) &&
      isNeeded(group, { isNear, isOfThing: isThing(before(group)), language })
    );
  });
}

/** Any dog stands for a dachshund; any fish does not stand for a clownfish. */
const ANIMALS_WITH_BREEDS = ['dog', 'cat', 'horse', 'cow', 'rabbit'];

/** Whether a word of the main noun, or another noun, is seen: of a clownfish drawn as any fish, without its reef, none is. */
function showsAnyOf(
  group: NounGroup,
  head: NounGroup,
  { drawn, isDrawn }: Pick<Accounts, 'drawn' | 'isDrawn'>,
): boolean {
  const { start, end } = group.noun;
  return group === head ? drawn.some((part) => part.start >= start && part.end <= end) : isDrawn(group);
}

/** The words that a missing group, or missing quoted words, stand for: those left out of it, or all of it. */
export function wordsMissing(missing: NounGroup | Span, leftOut: readonly LeftOutPart[]): Span {
  if (!('noun' in missing)) return missing;
  const { noun, number, modifiers, verb, endings = [] } = missing;
  const words = [...(verb ? [verb] : []), ...(number ? [number] : []), ...modifiers, noun, ...endings];
  const lost = words.filter(({ start, end }) => leftOut.some((part) => part.start < end && start < part.end));
  return spanOf(lost.length > 0 ? lost : words);
}

/** The main noun and those after it, up to the next comma. */
function clauseOf(head: NounGroup, groups: readonly NounGroup[]): NounGroup[] {
  const following = groups.slice(groups.indexOf(head) + 1);
  const end = following.findIndex(({ isApart }) => isApart);
  return [head, ...(end < 0 ? following : following.slice(0, end))];
}

/** The nouns that "and" joins to the main noun: "a cat and a dog", but not "a cat, glass and steel". */
function joinedTo(head: NounGroup, groups: readonly NounGroup[]): NounGroup[] {
  const following = groups.slice(groups.indexOf(head) + 1);
  const end = following.findIndex(({ relation, isNegated }) => relation !== 'and' || isNegated);
  return end < 0 ? following : following.slice(0, end);
}

/**
 * Whether the picture is wrong without this noun: it is counted, the object of the verb, a companion of the main noun, a
 * thing that says where that is, or must be absent.
 */
function isNeeded(
  { noun, number, verb, relation, link, isNegated }: NounGroup,
  { isNear, isOfThing, language }: { isNear: boolean; isOfThing: boolean; language: string },
): boolean {
  const subjects = findSubjects(noun.forms);
  if (isNegated) return true;
  const isNoThing = (form: string) => FORMAT_NOUNS.has(form) || UNITS.has(form) || PARTS_OF_BODIES.has(form);
  if (isStopWord(noun.forms[0]!) || noun.forms.some(isNoThing)) return false;
  const isBeing = findPeople(noun) !== undefined || namesMovingThing(noun);
  if (!isNear) return number !== undefined && isBeing;
  if (number && number.value !== 1 && number.text !== 'many') return true;
  if (verb && relation === undefined && isSeen(verb)) return true;
  if (link?.text && isOfThing && isSpatial(relation) && places(relation, subjects)) return true;
  // Links of other languages are recognized less reliably.
  const isMet = verb !== undefined || relation !== undefined;
  return isBeing && (language !== 'en' || (isMet && (relation !== 'for' || link?.text === 'to')));
}

/** A cat in a box is not just a cat; a cat in a church may be anywhere. */
function places(relation: Relation, [subject]: readonly Subject[]): boolean {
  if (subject?.kind !== 'artwork' || subject.others || relation === 'at') return false;
  return !(relation === 'in' || relation === 'on') || subject.thing.height < LEAST_OF_BUILDINGS;
}

/** Meters. */
const LEAST_OF_BUILDINGS = 3;

/** Whether an activity is left out, which is as much the subject as the person: "a woman swimming". */
function lacksActivity(
  { verb, endings = [], modifiers }: NounGroup,
  isLeftOut: (word: Token) => boolean,
): boolean {
  const doing = modifiers.filter((word) => word.text.endsWith('ing') && isPhysical(word));
  const done = verb && !isOneOf(verb, HANDLING) ? [verb] : [];
  return [...[...done, ...endings].filter(isSeen), ...doing].some(isLeftOut);
}

/** "Shaking hands", "getting married", "at a funeral": what people are there for, in a noun. */
function isActivity({ noun, verb, relation }: NounGroup): boolean {
  if (noun.isActivity || (relation !== undefined && isOneOf(noun, EVENTS))) return true;
  return (
    verb !== undefined &&
    relation === undefined &&
    isOneOf(verb, LIGHT_VERBS) &&
    !isOneOf(noun, UNSEEN_OBJECTS)
  );
}

const EVENTS = wordSet(
  `wedding, funeral, party, carnival, protest, demonstration, ceremony, prayer, rally, parade, conference, seminar, match, game, race,
    exam, auction, fair, reunion, ball, prom, baptism, church service, competition, tournament, trial, fight, accident`,
);

/** Verbs that say nothing without their objects, and objects that look like nothing. */
const LIGHT_VERBS = wordSet('have, hav, do, make, mak, take, tak, get, gett, give, giv, put, putt, hold');
const UNSEEN_OBJECTS = wordSet(
  'fun, time, good time, rest, conversation, discussion, chat, talk, idea, look, care, advice, attention',
);

/** "Proposing", "showering", but not "waiting": whether a picture must show what is done. */
function isSeen(verb: Token): boolean {
  return isPhysical(verb) || (verb.text.endsWith('ing') && !isOneOf(verb, UNSEEN_VERBS));
}

/** Verbs of speech, thought, feeling and being, which look like nothing in particular; with stems as the reader leaves them. */
const UNSEEN_VERBS = wordSet(
  `look, gaze, gaz, stare, star, pose, pos, wait, relax, rest, enjoy, live, liv, stay, spend, feel, love, lov, care, car, be, have, hav,
    get, gett, wear, hold, carry, work, talk, speak, chat, chatt, discuss, meet, interact, communicate, communicat, collaborate, collaborat,
    brainstorm, negotiate, negotiat, plan, plann, learn, study, discover, explore, explor, travel, travell, visit, lead, help, support, consult,
    advise, advis, welcome, welcom, gather, bond, share, shar, start, begin, beginn, try, prepare, prepar, think, dream, wonder, remember,
    imagine, imagin, consider, decide, decid, listen, hear, search, find, choose, choos, check, see, view, watch, date, dat, flirt, whisper,
    include, includ, feature, featur, use, us, play, put, putt, do, make, mak, take, tak, give, giv, go, come, com, show, offer, bring, celebrate`,
);

/** "A cat holding a balloon": drawings of both stand side by side. */
function isContact({ verb, relation }: NounGroup): boolean {
  return verb !== undefined && relation === undefined && isOneOf(verb, CONTACTS);
}

const CONTACTS = wordSet(
  `hold, carry, wear, ride, rid, drive, driv, push, pull, drag, lift, catch, throw, kick, eat, bite, bit, chew, lick, drink, hug, kiss,
  wrap, climb, touch, bring, deliver`,
);

/** "Homme à cheval": in other languages a genitive. */
function isMount({ forms, text }: Token): boolean {
  return !forms.includes(text) && namesMovingThing({ forms });
}

function isPhysical({ forms }: Token): boolean {
  return forms.some((form) => PHYSICAL.has(form));
}

/** Verbs for what a picture must show: the work of hands, feet and mouth. */
const PHYSICAL = wordSet(
  `ride, drive, swim, swimm, dive, surf, sail, row, ski, skate, skateboard, snowboard, climb, crawl, kneel, fly, fall, fight,
    box, kick, throw, catch, push, pull, drag, chase, hunt, fish, feed, eat, bite, chew, drink, hold, carry, lift, play, kiss,
    hug, pet, pett, stroke, bake, cook, fry, cut, chop, slice, peel, knead, knit, knitt, sew, paint, wash, clean, shave, brush,
    iron, vacuum, mop, mopp, sweep, pray, dance, danc, jump, hop, leap, run, runn, race, cycle, pedal, build, saw, hammer,
    drill, weld, dig, digg, plant, water, mow, pick, harvest, milk, fix, repair, operate, shoot, aim, hit, hitt, swing, bounce,
    dribble, sing, juggle, balance, stretch, bend, lie, lean, hang, float, drown, sunbathe, burn, break, smash, tear, pour, stir, mix,
    smoke, blow, squeeze, wrap, unwrap, open, wear, put, rid, camp, hike, massage, tattoo, inject, shake, clap, salute, bow, fold`,
);

/** Nobody is without them: "a woman holding her belly". */
const PARTS_OF_BODIES = wordSet(
  'belly, bump, tummy, stomach, chin, cheek, chest, head, forehead, face, hip, waist, knee, arm, hand, hair, ear, eye',
);

/** Verbs that need not be shown if their object is. */
const HANDLING = wordSet(
  'play, hold, carry, wear, put, open, lie, lean, clean, put, aim, break, burn, shake, eat, drink, fold, float, type',
);

/** Measures after a number, which count no things. */
const UNITS = wordSet(
  `hour, minute, second, day, week, month, year, percent, dollar, euro, pound, am, pm, o clock, degree, star, mm, cm,
    meter, metre, kg, k, color, colour, century, s, th, ratio, dimension, side, d, step, time`,
);
