import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { PeopleChange, Whom } from '../../people/people-change.ts';
import { traitClause } from '../read-traits.ts';
import { baseForms } from '../split-words.ts';
import { DOING, HAIR_WORDS } from './person-words.ts';
import { PLACES } from './place-words.ts';
import { type Described, describePeople } from './read-whom.ts';
import { WORN } from './worn-words.ts';

/** How people shall look, what they shall do or where: "older", "in a red dress", "wave", "a chef"; undefined if a word cannot be shown. */
export function readLook(text: string, whom: Whom): PeopleChange[] | undefined {
  const plain = text.trim().replace(LEADING, '');
  if (OUT_OR_IN.test(plain)) return readPlaceName(plain, whom);
  const traits = traitClause(plain, false);
  if (traits)
    return traits.edits.map(({ edit, words }) => {
      const { hat } = wornAs(words.noun.join(' '));
      return { does: 'edit', whom, edit, ...(hat ? { atFullLength: { hat } } : {}) };
    });
  if (plain.split(' ').filter((word) => HAIR_WORDS.get(word)?.hair).length > 1) return undefined;
  const [only, ...more] = plain.split(' ');
  const doing =
    more.length === 0
      ? baseForms(only!)
          .map((form) => DOING.get(form))
          .find(Boolean)
      : undefined;
  if (doing) return [{ does: 'wear', whom, wish: doing }];
  const described = describeLook(plain);
  if (!described) return undefined;
  const { wish, place } = described;
  return [
    { does: 'wear', whom, wish, ...(place ? { place: { setting: place, isSeat: SEAT.test(plain) } } : {}) },
  ];
}

function wornAs(name: string): PersonWish {
  return baseForms(name).flatMap((form) => WORN.get(form) ?? [])[0] ?? {};
}

/** Where a phrase says that people are: "a park", "the beach". */
export function readPlaceName(text: string, whom: Whom): PeopleChange[] | undefined {
  const name = text.replace(/^(?:an?|the|some) /, '').replace(/ instead$/, '');
  const place = PLACES.get(name === 'outside' ? 'outdoors' : name === 'inside' ? 'indoors' : name);
  return place && !SEAT.test(name)
    ? [{ does: 'wear', whom, wish: {}, place: { setting: place, isSeat: false } }]
    : undefined;
}

const LEADING = /^(?:be|look|looks|appear|into|become|has|have|is|are|to|being|get|not) (?=\S)/;
const OUT_OR_IN = /^(?:outside|outdoors|inside|indoors)$/;
const SEAT = /\b(?:sofa|couch|armchair|bench|bed|chair)\b/;
const WEARING = /^(?:wears?|wearing|put on|dressed in|dress in) /;

/** Reads the text as what follows a person. */
function describeLook(text: string): { wish: PersonWish; place: Described['place'] } | undefined {
  const worn = text.replace(WEARING, 'wearing ');
  for (const [at, phrase] of [`person ${worn}`, `person with ${worn}`, `person in ${worn}`].entries()) {
    const described = describePeople(phrase);
    const [wish, ...others] = described?.wishes ?? [];
    // "Snow" is the weather, "in the snow" a place.
    if (!described || !wish || others.length > 0 || (at > 0 && described.place)) continue;
    const { age, ...look } = wish;
    const changed = age && age !== 'adult' ? wish : look;
    if (Object.keys(changed).length > 0 || described.place) return { wish: changed, place: described.place };
  }
  const named = describePeople(text);
  const [wish, ...others] = named?.wishes ?? [];
  return wish && others.length === 0 && named!.count === 1 && !named!.place
    ? { wish, place: undefined }
    : undefined;
}
