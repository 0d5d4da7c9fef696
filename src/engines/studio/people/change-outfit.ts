import { OUTFITS, type Outfit } from './outfits.ts';
import type { Person } from './people-scene.ts';
import { SKINS, TROUSERS } from './person-colors.ts';

/**
 * The person in another outfit, or in the same one in another color. What belonged to the outfit before goes with it: stripes,
 * the shirt under a jacket, a long hem.
 * @param top display hex; the outfit's usual color, or else that of the one before, unless given
 */
export function changeOutfit(person: Person, outfit: Outfit, top = usualTop(person, outfit)): Person {
  const isSame = outfit === person.outfit;
  if (isSame && top === person.top) return person;
  const had = OUTFITS[person.outfit];
  const bottom = OUTFITS[outfit].isOfOneColor
    ? top
    : had.isOfOneColor && !isSame
      ? pickFor(person, TROUSERS)
      : person.bottom;
  const { pattern, inner, isLong, ...others } = person;
  return {
    ...others,
    outfit,
    top,
    bottom,
    ...(isSame && pattern ? { pattern } : {}),
    ...(isSame && inner ? { inner } : {}),
    ...(isLong && (isSame || had.below !== 'skirt') ? { isLong } : {}),
  };
}

function usualTop(person: Person, outfit: Outfit): string {
  const { colors } = OUTFITS[outfit];
  if (outfit === person.outfit || !colors || colors.includes(person.top)) return person.top;
  return pickFor(person, colors);
}

/** By skin, so that the same person gets the same color each time. */
function pickFor({ skin }: Person, colors: readonly string[]): string {
  return colors[SKINS.indexOf(skin) % colors.length] ?? colors[0]!;
}
