import type { Random } from '../../math/seeded-random.ts';
import { LAND_FORMS, type LandForm } from '../land-forms.ts';
import type { Overlay } from '../landscape-scene.ts';
import type { LandscapeWish } from '../landscape-wish.ts';
import { isCountable, OVERLAYS, type OverlayKind, type OverlayWish } from '../overlays/overlay-kinds.ts';

export function hasPeople(overlays: readonly { kind: OverlayKind }[]): boolean {
  return overlays.some(({ kind }) => isPerson(kind));
}

export function needsGround({ overlays, hasThings }: Pick<LandscapeWish, 'overlays' | 'hasThings'>): boolean {
  return hasThings || overlays.some(({ kind }) => isPerson(kind));
}

/** Whether the view may be one from the air: nothing and nobody has to stand before the camera. */
export function mayRise({ overlays, hasThings, composition }: LandscapeWish): boolean {
  return overlays.length === 0 && !hasThings && composition === undefined;
}

export function isPerson(kind: OverlayKind): boolean {
  return OVERLAYS[kind].person !== null;
}

/** At most one kind of people; overlays that do not fit the land form (boats in a desert) are dropped. */
export function composeOverlays(
  wishes: readonly OverlayWish[],
  form: LandForm,
  moored: boolean,
  random: Random,
): Overlay[] {
  const person = wishes.find(({ kind }) => isPerson(kind));
  const wanted = wishes.filter((wish) => !isPerson(wish.kind) || wish === person);
  return wanted
    .filter(
      ({ kind }) => (kind !== 'boats' || LAND_FORMS[form].hasBoats) && !(form === 'grove' && !isPerson(kind)),
    )
    .map(({ kind, count, people }) => {
      const [least, most] = OVERLAYS[kind].count;
      const harbor = kind === 'boats' && moored;
      return {
        kind,
        seed: random.seed(),
        x: random.pick([0.33, 0.5, 0.5, 0.67]) + random.between(-0.03, 0.03),
        size: random.between(0.88, 1.12),
        ...countOf(Math.round(random.between(least, most)) * (harbor ? 4 : 1)),
        ...(people ? { people } : {}),
        moored: harbor,
      };

      function countOf(usual: number): Pick<Overlay, 'count' | 'exact'> {
        return count !== undefined && isCountable(kind) ? { count, exact: count } : { count: usual };
      }
    });
}
