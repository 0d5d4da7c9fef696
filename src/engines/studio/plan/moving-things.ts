import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import { iconSet } from '../artwork/icon-set.ts';
import type { Token } from '../prompt/reading/token.ts';
import { artworkOf } from '../prompt/vocabulary.ts';
import { ROAD_VEHICLES } from './places-of-things.ts';

/** Drawings of animals and vehicles. */
const MOVING_THINGS: ReadonlySet<string> = new Set([
  ...ANIMAL_ICONS,
  ...ROAD_VEHICLES,
  ...iconSet(
    `tractor, kick-scooter, skateboard, train, bullet-train, high-speed-train, locomotive, tram, metro, airplane, small-airplane, helicopter, rocket,
    flying-saucer, sailboat, canoe, cruise-ship, container-ship, speedboat, motor-boat, ferry, ship, carousel-horse`,
  ),
]);

/** Whether a noun names an animal or a vehicle that artwork shows. */
export function namesMovingThing({ forms }: Pick<Token, 'forms'>): boolean {
  return artworkOf(forms).some(({ icon }) => MOVING_THINGS.has(icon));
}
