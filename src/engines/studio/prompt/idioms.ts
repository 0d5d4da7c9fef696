import { phrases } from '../scene/phrases.ts';
import type { Found } from './word-index.ts';

/** Phrases that do not mean what their words name. */
const IDIOMS: ReadonlySet<string> = new Set([
  // Evenings, not the sky above them.
  ...phrases(`game night, date night, movie night, quiz night, opening night, night out, night shift,
    night stand, good night`),
  // Parts of houses and streets.
  ...phrases(`bay window, loading bay, parking bay, bay leaf, bay leaves, kitchen island, traffic island,
    canopy bed, canopy tent, field trip, playing field, football field, soccer field, magnetic field,
    sea of clouds, sea of fog, sea of people, sea of faces, road to success, heat wave, brain wave, pop star, rock star, movie star, film star,
    baking tool, garden tool, street art, street style, street dance, stage light, stage lights, garden party, star player, star rating, five star, coffee table book, snow globe, rock paper scissors`),
]);

type Span = Pick<Found<unknown>, 'place' | 'length'>;

export function isIdiom(phrase: string): boolean {
  return IDIOMS.has(phrase);
}

/** Positions of idioms in the words. */
export function findIdioms(words: readonly string[]): Span[] {
  return words.flatMap((_, place) =>
    [2, 3]
      .filter((length) => IDIOMS.has(words.slice(place, place + length).join(' ')))
      .map((length) => ({ place, length })),
  );
}

/** Whether a phrase overlaps an idiom without being it; the idiom itself may be a known phrase. */
export function isPartOfIdiom({ place, length }: Span, idioms: readonly Span[]): boolean {
  return idioms.some(
    (idiom) =>
      place < idiom.place + idiom.length &&
      idiom.place < place + length &&
      (place > idiom.place || place + length < idiom.place + idiom.length),
  );
}
