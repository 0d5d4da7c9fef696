import type { Rgb } from '#engines/photo-studio/scene/vector';
import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import type { Subject } from '#engines/photo-studio/sets/set';
import {
  BLOSSOM_COLORS,
  bunchKey,
  VASE_FLOWERS,
  type VaseFlower,
  vaseKey,
} from '#engines/photo-studio/things/vase-flowers';
import { namedColor } from '#engines/studio/plan/name-color';
import { COLOR_WORDS } from '#engines/studio/prompt/color-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';

const VASES = ['vase', 'ceramic vase', 'flower vase'];

/** Flowers and the vase that holds them become one thing: "a blue vase with yellow tulips", "roses in a blue vase". */
export function putFlowersInVase(subjects: Subject[], groups: readonly NounGroup[]): void {
  const at = groups.findIndex(({ noun }) => isVase(noun));
  const flowers = groups.findIndex(({ noun }) => flowerOf(noun) !== undefined);
  const [vase, bunch] = [groups[at], groups[flowers]];
  if (!vase || !bunch || vase.number || bunch.number || vase.isNegated || bunch.isNegated) return;
  const isHeld =
    (flowers === at + 1 && (bunch.relation === 'with' || bunch.relation === 'holds' || vase.holds)) ||
    (at === flowers + 1 && vase.relation === 'in');
  const hex = namedColor(vase)?.hex ?? COLOR_WORDS[vase.noun.text.split(' ')[0]!];
  const [first] = subjects;
  if (!isHeld || hex === undefined || !first) return;
  const named = namedColor(bunch);
  const petals = named ? nearest(rgbFromHex(named.hex)) : 'red';
  const color = rgbFromHex(hex);
  const flower = flowerOf(bunch.noun)!;
  const merged: Subject = { key: vaseKey(petals, flower), name: bunch.noun.text, count: 1, color };
  const others = subjects.filter(
    ({ key, name }) => key !== bunchKey(flower) && !/vase$/.test(key) && name !== vase.noun.text,
  );
  // Both of the merged things are the first one now.
  const placeOf = (of: number) => others.indexOf(subjects[of]!) + 1;
  const moved = others.map((other) => (other.of === undefined ? other : { ...other, of: placeOf(other.of) }));
  subjects.splice(0, subjects.length, merged, ...moved);
}

/** The flower of "roses" and "red roses". */
const flowerOf = (noun: NounGroup['noun']): VaseFlower | undefined =>
  VASE_FLOWERS.find((flower) => noun.forms.some((form) => form === flower || form.endsWith(` ${flower}`)));

export function isVase(noun: NounGroup['noun']): boolean {
  return isOneOf(noun, VASES) || noun.forms.some((form) => form.endsWith(' vase'));
}

function nearest(color: Rgb): string {
  const distance = (hex: string) =>
    rgbFromHex(hex).reduce((sum, value, i) => sum + (value - color[i]!) ** 2, 0);
  return Object.entries(BLOSSOM_COLORS).toSorted(([, a], [, b]) => distance(a) - distance(b))[0]![0];
}
