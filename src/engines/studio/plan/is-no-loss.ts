import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { isAdverb, isStopWord, losesNothing } from '../prompt/stop-words.ts';
import { namesAnimal } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { isFeeling } from './mood-words.ts';
import type { PlannedContent } from './picture-plan.ts';
import { isAgeOfThing, overlayNamed } from './shows-word.ts';
import { isWeather } from './sky-words.ts';

/** Whether a picture loses nothing without a describing word; landscapes and patterns may ignore adjectives. */
export function isNoLoss(word: Token, group: NounGroup, content: PlannedContent | undefined): boolean {
  const { noun } = group;
  if (isAgeOfThing(word, group, content)) return false;
  if (word.kind === 'number') return false;
  if (isOneOf(word, SEEN_OF_BEINGS) && (findPeople(noun) || namesAnimal(noun))) return false;
  if (isFeeling(word)) return true;
  if (isOneOf(word, LENGTHS) && isOneOf(noun, GARMENTS)) return false;
  // Alone a thing has no size; beside another its size would be seen.
  if (isOneOf(word, SIZES) && content?.kind === 'artwork' && content.things.length > 1) return false;
  if (content?.kind === 'artwork' && (isOfOtherForm(word, group) || isLooking(word, group))) return false;
  if (word === group.verb && isLookedAt(group) && content?.kind === 'archetype' && content.people)
    return false;
  const { forms, kind, start, text } = word;
  if (isWeather(noun) && isOneOf(word, DENSITIES)) return true;
  const isArchetype = content?.kind === 'archetype' && !overlayNamed(noun, content);
  const isLand = isArchetype && isLandscape(content.archetype);
  if (isLand && SEEN_OF_LANDS.has(text)) return false;
  return (
    losesNothing(forms[0]!) ||
    (kind !== 'noun' && isAdverb(forms[0]!)) ||
    (isLand && isStopWord(forms[0]!)) ||
    (content !== undefined &&
      isPattern(content) &&
      !overlayNamed(noun, content) &&
      (kind !== 'verb' || start < noun.start) &&
      isStopWord(forms[0]!) &&
      !MATERIAL.has(forms[0]!))
  );
}

/** A picture without things. */
export function isPattern(content: PlannedContent): boolean {
  if (content.kind !== 'archetype') return false;
  const { archetype } = content;
  return !isLandscape(archetype) && !isPeople(archetype) && !isObject(archetype);
}

/** Words that a body or a face can show. Of most things they say nothing that is seen. */
const SEEN_OF_BEINGS = wordSet('tall, strong, powerful, large, small, long, young, happy, pale');

/** "A round oak table", "leaning against a wall": drawings of furniture have their own shape, and stand upright. */
function isOfOtherForm(word: Token, { noun, verb }: NounGroup): boolean {
  return (isOneOf(word, SHAPES) && isOneOf(noun, SHAPED)) || (word === verb && isOneOf(word, LEANING));
}

/** "A man looking at a car": looked at is what is in the picture. */
export function isLookedAt(group: NounGroup): boolean {
  return group.relation === 'at' && group.verb !== undefined && isLooking(group.verb, group);
}

/** "A cat looking out of the window": drawings look where they look. A "retro looking" car only has that style. */
function isLooking(word: Token, { verb }: NounGroup): boolean {
  return word === verb && isOneOf(word, ['look', 'looking']);
}

export const SHAPES = wordSet('round, square, oval, rectangular, triangular, curved');
const SHAPED = wordSet(
  'table, dining table, coffee table, desk, mirror, window, rug, carpet, box, frame, picture frame, sign',
);
const LEANING = wordSet('lean, leaning, prop, propped');

/** "Thin mist" */
const DENSITIES = ['thin', 'thick'];

const SIZES = wordSet('small, little, tiny, mini, big, large, huge, giant, tall, short, long');

/** Clothes are drawn in one length. */
const LENGTHS = ['long', 'short', 'flowing', 'knee length', 'floor length'];
const GARMENTS = wordSet('dress, skirt, gown, coat, jacket, sleeve, shirt, pants, trousers, scarf, robe');

/** Adjectives of a land that change how it looks; those that are not shown are reported. */
const SEEN_OF_LANDS = wordSet(
  `terraced, plowed, ploughed, harvested, burned, burnt, erupting, cascading, crashing, curling, melting, polluted, abandoned,
    coastal, tropical, urban, arctic, volcanic, huge, giant, tiny, vintage, retro, minimalist, luxury, luxurious, industrial, lonely,
    modern, ancient, cinematic, romantic, rustic, futuristic, floating, glowing`,
);

/** Words of patterns for what they are made of, or what is on them. */
const MATERIAL = wordSet(
  `holographic, metallic, iridescent, glossy, matte, transparent, translucent, floral, tropical, botanical, tribal, mosaic, pixelated,
    checkered, striped, dotted, spotted, quilted, woven, knitted, embroidered, engraved, etched, cracked, crumpled, wrinkled, folded,
    torn, burnt, rusty, dusty, dirty, wooden, woolen, electric, psychedelic, kaleidoscopic, symmetrical, tie dyed, marbled`,
);
