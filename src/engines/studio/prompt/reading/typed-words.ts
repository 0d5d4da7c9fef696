import { phrases } from '../../scene/phrases.ts';
import { COLOR_WORDS } from '../color-words.ts';
import { DESCRIBING } from '../people/person-words.ts';
import { WORN } from '../people/worn-words.ts';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../time-and-weather-words.ts';
import { DRAWABLE_WORDS } from '../vocabulary.ts';
import { FORMAT_NOUNS } from './function-words.ts';
import { KINDS } from './kinds.ts';

/** Words that have no table of their own, and are often mistyped. */
const OTHERS = `scandinavian, industrial, bohemian, minimalist, contemporary, bedroom, kitchen, bathroom, living room, dining room, nursery,
  hallway, interior, vintage, modern, rustic, chocolate, vanilla, professional, business, delicious, beautiful, gorgeous,
  realistic, colorful, colourful, wooden, marble, ceramic, leather, velvet, surrounded, standing, sitting, walking, running,
  holding, wearing, looking, drinking, reading, cooking, dancing, sleeping, playing, between, behind, beneath, through, without`;

/** Correct words that mistyped ones are compared with: all that change a picture. */
export const TYPED_WORDS: readonly string[] = [
  ...new Set(
    [
      ...DRAWABLE_WORDS,
      ...KINDS.keys(),
      ...Object.keys(COLOR_WORDS),
      ...[TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].flatMap((words) => Object.values(words)).flatMap(phrases),
      ...DESCRIBING.keys(),
      ...WORN.keys(),
      ...FORMAT_NOUNS,
      ...phrases(OTHERS),
    ].flatMap((phrase) => phrase.split(' ')),
  ),
];
