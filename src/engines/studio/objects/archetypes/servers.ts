import { mixRgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { darkHall } from '../backdrops.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { GLOWING_FINISH } from '../object-finish.ts';
import { chooseNeon } from '../object-palettes.ts';
import type { ObjectCamera } from '../object-scene.ts';
import { box, part } from '../parts.ts';
import { createStageSet } from '../stage-set.ts';
import { lightDarkSet } from '../studio-lights.ts';
import { glow, printed, surface } from '../surfaces.ts';

/** Down the aisle of a data center: racks on both sides, lines of light along floor and ceiling. */
export const servers: ObjectDefinition = {
  category: 'technology',
  shows: `data center aisle, cloud computing server, storage server, data storage server,
    data center corridor, server, server room, data center, data centre, server rack, datacenter,
    supercomputer, mainframe, rack of servers, server hall, server farm, network server, server aisle,
    server corridor, server cabinet`,
  illustrates: `cloud computing, hosting, web hosting, cloud storage, data storage, cloud infrastructure,
    it infrastructure, server infrastructure, cloud server, big data, database, cloud technology,
    cloud service, network infrastructure, data processing, cloud hosting, data backup`,
  contains: 'light, rack, corridor, aisle, led light, led, cable, neon',
  compose: composeServers,
  standsInFor: ['technology'],
  inSentence: 'servers',
};

/** Height of the racks and half of the aisle between them, in units. */
const HIGH = 3.6;
const AISLE = 1.5;

function composeServers(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const neon = chooseNeon(wish.colors, random);
  const { main, other, deep } = neon;
  const floor = set.paint(surface(mixRgb([0.02, 0.024, 0.03], deep, 0.4), { roughness: 0.14 }));
  const shell = set.paint(surface([0.02, 0.023, 0.028], { roughness: 0.3, metalness: 0.4 }));
  const line = set.paint(glow(main, 2.8));
  const lamp = set.paint(glow(mixRgb(main, [1, 1, 1], 0.65), 3.4));
  const depth = 26;
  for (const side of [-1, 1]) {
    const texture = set.draw({ kind: 'rack', seed: random.seed(), main, other });
    const pattern = printed(texture, 'zy', [0, HIGH, 2.6, HIGH], true);
    const front = set.paint(surface([1, 1, 1], { roughness: 0.4, emission: [2.6, 2.6, 2.6], pattern }));
    set.add({ at: [side * (AISLE + 0.5), HIGH / 2, depth / 2 - 4] }, [
      part(box(0.5, HIGH / 2, depth / 2), front, { round: 0.01 }),
    ]);
    set.add({ at: [side * (AISLE - 0.012), HIGH / 2, 0.0] }, [
      part(box(0.03, HIGH / 2, 0.045), shell, {
        rows: { step: [0, 0, 1.3], count: [1, 1, 33] },
        round: 0.01,
      }),
    ]);
    set.add({ at: [side * (AISLE - 0.03), 0.03, depth / 2 - 4] }, [part(box(0.025, 0.03, depth / 2), line)]);
    set.add({ at: [side * (AISLE - 0.03), HIGH - 0.03, depth / 2 - 4] }, [
      part(box(0.025, 0.03, depth / 2), line),
    ]);
  }
  set.add({ at: [0, HIGH + 0.3, depth / 2 - 4] }, [part(box(AISLE + 1.2, 0.1, depth / 2), shell)]);
  set.add({ at: [0, HIGH + 0.18, 9] }, [
    part(box(0.3, 0.03, 0.9), lamp, { rows: { step: [0, 0, 2.6], count: [1, 1, 11] }, round: 0.01 }),
  ]);
  const light = lightDarkSet(main, other, random);
  const x = random.between(-0.55, 0.55);
  const high = random.between(1.1, 2);
  // Along the aisle, close past the racks of one side, or from high up.
  const view = random.pick(['aisle', 'racks', 'racks', 'above'] as const);
  const way = random.sign();
  const views: Record<typeof view, ObjectCamera> = {
    aisle: {
      position: [x, high, -3.4],
      target: [x * 0.25, random.between(1.5, 1.9), 8],
      focal: random.between(0.85, 1.15),
      shift: [random.between(-0.1, 0.1), 0],
    },
    racks: {
      position: [-way * random.between(0.95, 1.2), random.between(0.7, 2.3), random.between(-1, 1)],
      target: [way * 1.45, random.between(1.5, 2), random.between(3.2, 5)],
      focal: random.between(0.9, 1.3),
      shift: [0, 0],
    },
    above: {
      position: [way * 0.9, random.between(2.9, 3.2), -2.6],
      target: [-way * 0.5, 0.7, 4.5],
      focal: random.between(0.75, 1),
      shift: [0, 0],
    },
  };
  return {
    camera: views[view],
    light: {
      ...light,
      keyColor: [0, 0, 0],
      reach: 0,
      lamps: [1, 6, 12].map((z) => ({
        position: [0, HIGH, z] as const,
        radius: 1.8,
        color: scaleRgb(main, 0.9),
      })),
    },
    backdrop: {
      ...darkHall(
        floor,
        scaleRgb(main, 0.32),
        scaleRgb(main, 0.28),
        scaleRgb(mixRgb(main, [1, 1, 1], 0.4), 0.7),
      ),
      fog: { density: 0.055, start: 3 },
    },
    ...set.contents,
    finish: GLOWING_FINISH,
  };
}
