import { expect, test } from 'vitest';
import { boundsOf } from '../geometry/bounds.ts';
import { createRandom } from '../scene/random.ts';
import { CATALOG, findItem } from '../things/catalog.ts';
import { stageBed } from './bed.ts';
import { stageFlatLay } from './flat-lay.ts';
import { gapBetween } from './footprint.ts';
import { projectBoxes } from './frame-camera.ts';
import { OUTDOOR_SETS } from './outdoors/outdoors.ts';
import { stageCyclorama, stagePodiums } from './paper-sets.ts';
import { stagePicnic } from './picnic.ts';
import { isSameKind } from './props.ts';
import type { SetRequest, Subject } from './set.ts';
import { stageShelf } from './shelf.ts';
import type { Placed } from './stage.ts';
import { STILL_SETS } from './still-sets.ts';
import { stageStudioFloor } from './studio-floor.ts';
import { stageTableTop } from './table-top.ts';
import { stageWindowSill } from './window-sill.ts';

const MILLIMETER = 0.001;

const subject = (key: string, count = 1, more: Partial<Subject> = {}): Subject => ({
  key,
  name: key,
  count,
  ...more,
});

const TABLE_REQUESTS: readonly (readonly Subject[])[] = [
  [subject('made-apple', 3)],
  [subject('made-book'), subject('made-mug')],
  [subject('made-bowl'), subject('made-lemon', 5, { relation: 'in' })],
  [
    subject('made-plate'),
    subject('made-croissant', 2, { relation: 'on' }),
    subject('made-fork', 1, { relation: 'left' }),
  ],
];

const STAGES = {
  'table-top': { stage: stageTableTop, requests: TABLE_REQUESTS },
  cyclorama: { stage: stageCyclorama, requests: TABLE_REQUESTS },
  podiums: { stage: stagePodiums, requests: TABLE_REQUESTS },
  shelf: { stage: stageShelf, requests: TABLE_REQUESTS },
  'flat-lay': { stage: stageFlatLay, requests: TABLE_REQUESTS },
  'window-sill': { stage: stageWindowSill, requests: TABLE_REQUESTS },
  bed: { stage: stageBed, requests: TABLE_REQUESTS },
  picnic: { stage: stagePicnic, requests: TABLE_REQUESTS },
  'studio-floor': { stage: stageStudioFloor, requests: [[subject('oak-chair')], [subject('sedan')]] },
  ...Object.fromEntries(
    OUTDOOR_SETS.map(({ name, compose: stage }) => [
      name,
      { stage, requests: [[subject('sedan')], [subject('deck-chair'), subject('made-ball', 2)]] },
    ]),
  ),
};

function request(subjects: readonly Subject[], seed: number): SetRequest {
  // A surface by name: painting all of them takes long.
  return { subjects, random: createRandom(seed), width: 640, height: 640, surface: 'marble' };
}

for (const [name, { stage, requests }] of Object.entries(STAGES))
  test(`${name}: counts are exact, nothing intersects or floats, and the camera sees the subjects`, {
    timeout: 300_000,
  }, async () => {
    for (const subjects of requests)
      for (const seed of [1, 2, 3]) {
        const {
          scene,
          stage: { placed, floor },
        } = await stage(request(subjects, seed));
        subjects.forEach(({ count }, index) => {
          expect(placed.filter((one) => one.subject === index)).toHaveLength(count);
        });
        for (const one of placed) {
          const bottom = one.box.min[1];
          if (one.support) {
            expect(bottom).toBeGreaterThanOrEqual(one.support.box.min[1] - MILLIMETER);
            expect(bottom).toBeLessThanOrEqual(one.support.box.max[1] + pileHeight(one, placed) + MILLIMETER);
          } else expect(Math.abs(bottom - floor)).toBeLessThan(MILLIMETER);
          for (const other of placed)
            if (
              other !== one &&
              other.support === one.support &&
              !isPile(one, subjects) &&
              !isPile(other, subjects)
            )
              expect(gapBetween(one.outline, other.outline), `${one.key} and ${other.key}`).toBeGreaterThan(
                -MILLIMETER,
              );
        }
        const heroes = placed.filter(({ role }) => role === 'subject').map(({ box }) => box);
        const { min, max } = projectBoxes(heroes, scene.camera, 1);
        expect(Math.min(...min)).toBeGreaterThan(-1);
        expect(Math.max(...max)).toBeLessThan(1);
        expect(Math.max(max[0] - min[0], max[1] - min[1])).toBeGreaterThan(0.7);
        for (const prop of placed.filter(({ role }) => role === 'prop')) {
          const item = findItem(prop.key);
          expect(item?.credit ?? null).toBeNull();
          if (item) expect(subjects.some(({ key }) => isSameKind(item, findItem(key)!))).toBe(false);
        }
        expect(new Set(scene.instances.map(({ id }) => id)).size).toBe(scene.instances.length);
      }
  });

test('on a bed, what lies on the tray is within its rim', { timeout: 300_000 }, async () => {
  const meals = [
    [subject('made-apple', 6)],
    [subject('made-plate'), subject('made-cappuccino'), subject('made-jam-jar')],
  ];
  for (const subjects of meals)
    for (const seed of [1, 2, 3, 4, 5]) {
      const { placed } = (await stageBed(request(subjects, seed))).stage;
      const heights = placed.filter(({ role }) => role === 'subject').map(({ box }) => box.min[1]);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(MILLIMETER);
    }
});

test('the same seed gives the same scene, another seed another one', { timeout: 300_000 }, async () => {
  const describe = async (seed: number) => {
    const { scene } = await stageCyclorama(request([subject('made-pear', 3)], seed));
    return JSON.stringify([scene.camera, scene.lights, scene.instances.map(({ transform }) => transform)]);
  };
  const first = await describe(5);
  expect(await describe(5)).toBe(first);
  expect(await describe(6)).not.toBe(first);
});

test('keys of the catalog are unique, and things modeled in code stand on the floor', {
  timeout: 300_000,
}, async () => {
  expect(new Set(CATALOG.map(({ key }) => key)).size).toBe(CATALOG.length);
  for (const item of CATALOG.filter(({ key }) => key.startsWith('made-'))) {
    const { min, max } = boundsOf(await item.load());
    expect(Math.abs(min[1]), item.key).toBeLessThan(1e-6);
    expect(Math.max(...max.map((value, axis) => value - min[axis]!)), item.key).toBeLessThan(
      item.standsOn === 'ground' ? 2 : 1,
    );
  }
});

test('what lay in a bowl that is removed lies together on the table, in no row', {
  timeout: 300_000,
}, async () => {
  for (const seed of [2, 3, 4]) {
    const words = ['bowl'];
    const { stage } = await stageTableTop({
      ...request([subject('made-bowl'), subject('made-apple', 4, { relation: 'in' })], seed),
      edits: { seed, things: [{ kind: 'remove', target: { subject: 0 }, words, refinement: 0 }] },
    });
    const apples = stage.placed.filter(({ key }) => key === 'made-apple');
    expect(apples).toHaveLength(4);
    const middles = apples.map(
      ({ box: { min, max } }) => [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const,
    );
    const [x, z] = [0, 1].map((axis) => middles.reduce((sum, place) => sum + place[axis]!, 0) / 4);
    const away = middles.map((place) => [place[0] - x!, place[1] - z!] as const);
    // Principal axes of the places.
    const sums = away.map(([a, b]) => [a * a, b * b, a * b] as const);
    const [xx, zz, xz] = [0, 1, 2].map((i) => sums.reduce((sum, one) => sum + one[i]!, 0));
    const root = Math.hypot((xx! - zz!) / 2, xz!);
    const [long, short] = [(xx! + zz!) / 2 + root, (xx! + zz!) / 2 - root];
    expect(Math.sqrt(short / long), `seed ${seed}: width of the group`).toBeGreaterThan(0.3);
    const { size } = findItem('made-apple')!;
    for (const [a, b] of away) expect(Math.hypot(a, b)).toBeLessThan(3 * Math.max(...size));
    for (const [i, one] of apples.entries())
      for (const other of apples.slice(i + 1))
        expect(gapBetween(one.outline, other.outline)).toBeGreaterThan(-MILLIMETER);
  }
});

test('every set has words that ask for it', () => {
  expect(new Set(STILL_SETS.map(({ name }) => name)).size).toBe(STILL_SETS.length);
  for (const { nouns } of STILL_SETS) expect(nouns.length).toBeGreaterThan(3);
});

/** Things in a bowl lean on each other, and may lie on each other on a plate: their outlines overlap. */
function isPile({ subject: index }: Placed, subjects: readonly Subject[]): boolean {
  return index !== undefined && ['in', 'on'].includes(subjects[index]!.relation ?? '');
}

function pileHeight({ support, subject: index }: Placed, placed: readonly Placed[]): number {
  const heap = placed.filter((other) => other.support === support && other.subject === index);
  return heap.reduce((sum, { box }) => sum + box.max[1] - box.min[1], 0);
}

test('a wooden board lies under what is on it, and is not the table', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const request: SetRequest = {
      subjects: [subject('made-mug')],
      random: createRandom(seed),
      width: 512,
      height: 512,
      surface: 'wooden board',
    };
    const { stage } = await stageTableTop(request);
    const board = stage.placed.find(({ role }) => role === 'carrier');
    expect(board).toBeDefined();
    expect(stage.placed.find(({ role }) => role === 'subject')?.support).toBe(board);
  }
});

test('the face of a watch is turned to the camera', async () => {
  for (const stageSet of [stageTableTop, stageCyclorama, stagePodiums])
    for (let seed = 1; seed <= 4; seed++) {
      const { scene } = await stageSet({
        subjects: [subject('wristwatch')],
        random: createRandom(seed),
        width: 512,
        height: 512,
      });
      const { position, target } = scene.camera;
      const away = Math.hypot(position[0] - target[0], position[2] - target[2]);
      expect(Math.atan2(position[1] - target[1], away)).toBeGreaterThan(0.6);
    }
});

test('what lies in a bowl is seen from above its rim', async () => {
  for (const key of ['salad-bowl', 'fruit-bowl'])
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { camera } = (await stageTableTop(request([subject(key)], seed))).scene;
      const [x, y, z] = camera.position.map((value, axis) => value - camera.target[axis]!);
      expect(Math.atan2(y!, Math.hypot(x!, z!)), `${key} ${seed}`).toBeGreaterThan(0.5);
    }
});
