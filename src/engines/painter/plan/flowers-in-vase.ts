import type { Rgb } from '#engines/photo-studio/scene/vector';
import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import type { Subject } from '#engines/photo-studio/sets/set';
import { TULIP_COLORS } from '#engines/photo-studio/things/decor';
import { namedColor } from '#engines/studio/plan/name-color';
import { COLOR_WORDS } from '#engines/studio/prompt/color-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';

const VASES = ['vase', 'ceramic vase', 'flower vase'];

/** Tulips and the vase that holds them become one thing: "a blue vase with yellow tulips", "tulips in a blue vase". */
export function putTulipsInVase(subjects: Subject[], groups: readonly NounGroup[]): void {
  const at = groups.findIndex(({ noun }) => isVase(noun));
  const flowers = groups.findIndex(({ noun }) => isOneOf(noun, ['tulip']));
  const [vase, tulips] = [groups[at], groups[flowers]];
  if (!vase || !tulips || vase.number || tulips.number || vase.isNegated || tulips.isNegated) return;
  const isHeld =
    (flowers === at + 1 && (tulips.relation === 'with' || tulips.relation === 'holds' || vase.holds)) ||
    (at === flowers + 1 && vase.relation === 'in');
  const hex = namedColor(vase)?.hex ?? COLOR_WORDS[vase.noun.text.split(' ')[0]!];
  const [first] = subjects;
  if (!isHeld || hex === undefined || !first) return;
  const named = namedColor(tulips);
  const petals = named ? nearest(rgbFromHex(named.hex)) : 'red';
  const color = rgbFromHex(hex);
  const merged: Subject = { key: `made-vase-of-${petals}-tulips`, name: tulips.noun.text, count: 1, color };
  const others = subjects.filter(
    ({ key, name }) => key !== 'made-tulips' && !/vase$/.test(key) && name !== vase.noun.text,
  );
  // Both of the merged things are the first one now.
  const placeOf = (of: number) => others.indexOf(subjects[of]!) + 1;
  const moved = others.map((other) => (other.of === undefined ? other : { ...other, of: placeOf(other.of) }));
  subjects.splice(0, subjects.length, merged, ...moved);
}

export function isVase(noun: NounGroup['noun']): boolean {
  return isOneOf(noun, VASES) || noun.forms.some((form) => form.endsWith(' vase'));
}

function nearest(color: Rgb): string {
  const distance = (hex: string) =>
    rgbFromHex(hex).reduce((sum, value, i) => sum + (value - color[i]!) ** 2, 0);
  return Object.entries(TULIP_COLORS).toSorted(([, a], [, b]) => distance(a) - distance(b))[0]![0];
}
