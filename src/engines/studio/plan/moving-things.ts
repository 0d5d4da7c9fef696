import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import { iconSet } from '../artwork/icon-set.ts';
import type { Token } from '../prompt/reading/token.ts';
import { artworkOf } from '../prompt/vocabulary.ts';

/** Drawings of animals and vehicles. */
const MOVING_THINGS: ReadonlySet<string> = new Set([
  ...ANIMAL_ICONS,
  ...iconSet(
    `automobile, racing-car, sport-utility-vehicle, pickup-truck, taxi, police-car, ambulance, fire-engine, delivery-truck,
    articulated-lorry, minibus, bus, trolleybus, tractor, bicycle, motorcycle, motor-scooter, kick-scooter, auto-rickshaw,
    skateboard, train, bullet-train, high-speed-train, locomotive, tram, metro, airplane, small-airplane, helicopter, rocket,
    flying-saucer, sailboat, canoe, sports-car, yellow-school-bus, cruise-ship, container-ship, speedboat, motor-boat, ferry, ship, carousel-horse`,
  ),
]);

/** Whether a noun names an animal or a vehicle that artwork shows. */
export function namesMovingThing({ forms }: Pick<Token, 'forms'>): boolean {
  return artworkOf(forms).some(({ icon }) => MOVING_THINGS.has(icon));
}
