import type { Random } from '../../math/seeded-random.ts';
import type { LandForm, Overlay, OverlayKind } from '../landscape-scene.ts';

const PEOPLE: readonly OverlayKind[] = ['yogi', 'hiker', 'runner', 'cyclist', 'family'];
/** These stand on the real ground before the camera, not on a rise of their own. */
const GROUNDED: readonly OverlayKind[] = ['runner', 'cyclist', 'family'];

export function hasPeople(overlays: readonly { kind: OverlayKind }[]): boolean {
  return overlays.some(({ kind }) => PEOPLE.includes(kind));
}

export function needsGround(kinds: readonly OverlayKind[]): boolean {
  return kinds.some((kind) => GROUNDED.includes(kind));
}

export function isPerson(kind: OverlayKind): boolean {
  return PEOPLE.includes(kind);
}

const COUNTS: Partial<Record<OverlayKind, readonly [number, number]>> = {
  palms: [2, 4],
  turbines: [5, 12],
  birds: [9, 22],
  boats: [2, 5],
};

/** One person at most; what cannot be where it was wished (a boat in the desert) is left away. */
export function composeOverlays(
  kinds: readonly OverlayKind[],
  form: LandForm,
  wet: boolean,
  moored: boolean,
  random: Random,
): Overlay[] {
  const person = kinds.find(isPerson);
  const wanted = kinds.filter((kind) => !isPerson(kind) || kind === person);
  return wanted
    .filter((kind) => (kind !== 'boats' || wet) && !(form === 'grove' && !isPerson(kind)))
    .map((kind) => {
      const [least, most] = COUNTS[kind] ?? [1, 1];
      const harbor = kind === 'boats' && moored;
      return {
        kind,
        seed: random.seed(),
        x: random.pick([0.33, 0.5, 0.5, 0.67]) + random.between(-0.03, 0.03),
        size: random.between(0.88, 1.12),
        count: Math.round(random.between(least, most)) * (harbor ? 4 : 1),
        moored: harbor,
      };
    });
}
