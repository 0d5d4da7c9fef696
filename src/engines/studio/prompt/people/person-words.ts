import type { PersonWish } from '../../people/cast/person-wish.ts';
import { BLACK_HAIR, BLOND_HAIR, BROWN_HAIR, DARK_BROWN_HAIR, RED_HAIR } from '../../people/person-colors.ts';
import { phrases, wordSet } from '../../scene/phrases.ts';

type Table = ReadonlyMap<string, PersonWish>;

/** The entries of rows of words, each with what it says of a person. */
export function table(rows: readonly (readonly [words: string, wish: PersonWish])[]): Table {
  return new Map(rows.flatMap(([words, wish]) => phrases(words).map((word) => [word, wish] as const)));
}

/** Adjectives and nouns before a noun for people: "bald man", "asian businesswoman". */
export const DESCRIBING: Table = table([
  ['old, elderly, senior, retired, older', { age: 'old' }],
  ['teenage, teen, adolescent', { age: 'teenager' }],
  ['baby, newborn', { age: 'baby' }],
  ['toddler', { age: 'toddler' }],
  ['young, adult, grown, middle aged, middle, aged', { age: 'adult' }],
  ['female, woman, lady', { sex: 'woman' }],
  ['male, man, gentleman', { sex: 'man' }],
  ['asian, chinese, japanese, korean, vietnamese, thai, east asian', { skin: [0, 2], hairColor: BLACK_HAIR }],
  [
    'black, african, african american, nigerian, ghanaian, kenyan, dark skinned',
    {
      skin: [5, 7],
      hairColor: BLACK_HAIR,
    },
  ],
  [
    'white, caucasian, european, nordic, pale, fair skinned, light skinned, white skinned, pale skinned, scandinavian',
    { skin: [0, 1] },
  ],
  ['brown skinned, tan skinned, olive skinned', { skin: [3, 5] }],
  ['indian, south asian, pakistani, bangladeshi', { skin: [3, 5], hairColor: BLACK_HAIR }],
  [
    'latin, latina, latino, hispanic, mexican, brazilian, brown',
    { skin: [2, 4], hairColor: DARK_BROWN_HAIR },
  ],
  [
    'arab, arabic, middle eastern, turkish, persian, mediterranean',
    { skin: [2, 3], hairColor: DARK_BROWN_HAIR },
  ],
  ['muslim', { head: 'hijab', sex: 'woman' }],
  ['sikh', { head: 'turban', sex: 'man', beard: 'beard' }],
  ['blond, blonde, fair haired', { hairColor: BLOND_HAIR }],
  ['brunette, brown haired', { hairColor: BROWN_HAIR }],
  ['redhead, ginger, red haired, redheaded', { hairColor: RED_HAIR }],
  ['gray haired, grey haired, white haired, silver haired', { hairColor: '#d5d6da' }],
  ['dark haired, black haired', { hairColor: BLACK_HAIR }],
  ['curly haired, curly', { hair: 'curly' }],
  ['long haired', { hair: 'long' }],
  ['short haired', { hair: 'short' }],
  ['bald, bald headed', { hair: 'bald', sex: 'man' }],
  ['bearded', { beard: 'beard', sex: 'man' }],
  ['mustached, moustached', { beard: 'mustache', sex: 'man' }],
  ['pregnant, expecting, expectant', { isPregnant: true, sex: 'woman' }],
  ['disabled, handicapped', { inWheelchair: true }],
  ['hijabi, veiled', { head: 'hijab', sex: 'woman' }],
  ['smiling, happy, cheerful, joyful, friendly, smile', { face: 'smiling' }],
  ['confident, determined', { face: 'confident' }],
  ['laughing, excited', { face: 'laughing' }],
  ['serious, focused, thoughtful', { face: 'serious' }],
  ['sad, unhappy, depressed', { face: 'sad' }],
  ['crying', { face: 'crying' }],
  ['tired, exhausted, worried, stressed', { face: 'tired' }],
  ['angry, furious', { face: 'angry' }],
  ['surprised, shocked, amazed', { face: 'surprised' }],
  ['calm, relaxed, peaceful', { face: 'calm' }],
  ['business, corporate', { outfit: 'suit' }],
]);

/** Adjectives before "hair". */
export const HAIR_WORDS: Table = table([
  ['long', { hair: 'long' }],
  ['short', { hair: 'short' }],
  ['curly, wavy, frizzy', { hair: 'curly' }],
  ['straight', { hair: 'straight' }],
  ['braided', { hair: 'braids' }],
  ['blond, blonde, golden, yellow', { hairColor: BLOND_HAIR }],
  ['brown, brunette', { hairColor: BROWN_HAIR }],
  ['dark, black', { hairColor: BLACK_HAIR }],
  ['red, ginger, auburn', { hairColor: RED_HAIR }],
  ['gray, grey, silver', { hairColor: '#b8bcc4' }],
  ['white', { hairColor: '#e4e5e8' }],
  ['pink', { hairColor: '#e86fa5' }],
  ['blue', { hairColor: '#3f6fd0' }],
  ['purple, violet', { hairColor: '#7f4bb8' }],
  ['green', { hairColor: '#3f9b62' }],
]);

/** Verbs, by any form, and what they show. */
export const DOING: Table = table([
  ['sit, sitting, sat, seat, seated', { pose: 'sit' }],
  ['stand, pose, stay', { pose: 'stand' }],
  ['walk, stroll, hike, march, wander, trek', { pose: 'walk' }],
  ['run, running, jog, jogging', { pose: 'run' }],
  ['cycle, bike, biking', { pose: 'cycle' }],
  ['lift, weightlifting', { pose: 'lift' }],
  ['point', { pose: 'point' }],
  ['present, explain, show', { pose: 'present' }],
  ['wave', { pose: 'wave' }],
  ['cheer, celebrate', { pose: 'cheer', face: 'laughing' }],
  ['jump, leap', { pose: 'jump' }],
  ['dance, danc', { pose: 'dance' }],
  ['hug, hugging, cuddle, embrace, embracing', { pose: 'hug' }],
  // "High-fiving" is read as two words.
  ['fiving', { pose: 'high-five', face: 'laughing' }],
  ['kiss, kissing', { pose: 'kiss' }],
  ['sleep, nap, napping, asleep', { pose: 'sleep' }],
  ['read', { pose: 'read', holds: 'open-book' }],
  ['meditate, meditating', { pose: 'lotus', face: 'calm' }],
  ['sing', { pose: 'hold', holds: 'microphone' }],
  ['drink', { pose: 'drink', holds: 'hot-beverage' }],
  ['sweep', { pose: 'hold', holds: 'broom' }],
  ['call', { pose: 'phone', holds: 'mobile-phone' }],
  ['think', { pose: 'think' }],
  ['smile, smil', { face: 'smiling' }],
  ['laugh', { face: 'laughing' }],
  ['cry', { face: 'crying' }],
]);

/** Verbs that are seen when what follows is in the hands. */
export const SHOWN_HOLDING = wordSet(
  'hold, carry, have, show, bring, serve, sell, offer, give, deliver, present, wear, use, work, enjoy',
);

/** Verbs that put what follows in the hands. */
export const HOLDING = wordSet(
  `hold, carry, use, play, have, eat, drink, read, write, show, bring, lift, serve, sell, offer, give, deliver, present,
    paint, wear, make, enjoy, get, pick, cut, repair, fix, type, work`,
);

/** Verbs of riding and of doing sports. */
export const RIDING = wordSet('ride, rid, cycle, pedal');
export const WEARING = wordSet('wear, dress');
/** On the phone. */
export const TALKING = wordSet('talk, speak, call');
