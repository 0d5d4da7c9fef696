import type { Rgb } from '../color/linear-color.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import type { Mood } from '../scene/mood.ts';
import type { Composition, Style } from '../scene/picture-settings.ts';
import { composeBattery } from './archetypes/battery.ts';
import { composeBlocks } from './archetypes/blocks.ts';
import { composeBulb } from './archetypes/bulb.ts';
import { composeChart } from './archetypes/chart.ts';
import { composeCoffee } from './archetypes/coffee.ts';
import { composeDesk } from './archetypes/desk.ts';
import { composeDna } from './archetypes/dna.ts';
import { composeDrone } from './archetypes/drone.ts';
import { composeGears } from './archetypes/gears.ts';
import { composeGeometry } from './archetypes/geometry.ts';
import { composeGlobe } from './archetypes/globe.ts';
import { composeLock } from './archetypes/lock.ts';
import { composePhone } from './archetypes/phone.ts';
import { composePodium } from './archetypes/podium.ts';
import { composeRobot } from './archetypes/robot.ts';
import { composeServers } from './archetypes/servers.ts';
import { composeZen } from './archetypes/zen.ts';
import type { ObjectArchetype, ObjectScene } from './object-scene.ts';
import { refineObject } from './refine-set.ts';
import { changeFromSettings } from './settings-change.ts';

/** What the words and the picture's shape ask for; the rest is left to chance. */
export interface ObjectWish {
  /** In the prompt's order. */
  colors: Rgb[];
  /** A dark set with colored light. */
  dark: boolean;
  /** The prompt's words, for what an archetype can vary. */
  words: ReadonlySet<string>;
  width: number;
  height: number;
}

export type ComposeObject = (
  wish: ObjectWish,
  random: Random,
) => Omit<ObjectScene, 'kind' | 'archetype' | 'seed'>;

const COMPOSITIONS: Record<ObjectArchetype, ComposeObject> = {
  podium: composePodium,
  geometry: composeGeometry,
  chart: composeChart,
  lock: composeLock,
  servers: composeServers,
  desk: composeDesk,
  phone: composePhone,
  coffee: composeCoffee,
  battery: composeBattery,
  dna: composeDna,
  zen: composeZen,
  gears: composeGears,
  bulb: composeBulb,
  blocks: composeBlocks,
  globe: composeGlobe,
  robot: composeRobot,
  drone: composeDrone,
};

/** The moods and settings frame, light and grade what the wish is made of. */
export function composeObject(
  archetype: ObjectArchetype,
  wish: ObjectWish,
  seed: number,
  asked: { moods: readonly Mood[]; composition?: Composition | undefined; style?: Style | undefined },
): ObjectScene {
  const random = createRandom(seed);
  const own = random.seed();
  const scene: ObjectScene = {
    kind: 'object',
    archetype,
    seed: own,
    ...COMPOSITIONS[archetype](wish, random),
  };
  // A dark set is as dark as its mood already.
  const moods = wish.dark ? asked.moods.filter((mood) => mood !== 'dark') : asked.moods;
  const change = changeFromSettings(moods, asked.composition, asked.style);
  return refineObject(scene, change, createRandom(own).sign());
}
