import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { phrases } from '../scene/phrases.ts';

const NAMES = phrases(
  `christmas, xmas, christmas eve, easter, halloween, valentine, valentines, valentine day, valentines day, valentine s day, hanukkah,
  thanksgiving, new year, new years, new year eve, new years eve, chinese new year, lunar new year, ramadan, eid, eid mubarak, diwali, birthday, mother day,
  mothers day, mother s day, father day, fathers day, father s day, st patrick day, st patricks day, saint patrick day, saint patricks day,
  patrick day, independence day, 4th of july, fourth of july,
  labor day, memorial day, veterans day, women s day, earth day, anniversary, graduation, wedding, wedding day, carnival, mardi gras, holi, oktoberfest`,
);

/** Occasions, and the wishes for them. */
const OCCASIONS: ReadonlySet<string> = new Set([
  ...NAMES,
  ...NAMES.map((name) => `happy ${name}`),
  'merry christmas',
]);

/** Whether a word says for which day a picture is, and does not change what it is of. */
export function isOccasion(word: Token): boolean {
  return isOneOf(word, OCCASIONS);
}
