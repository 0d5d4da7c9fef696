import { battery } from './archetypes/battery.ts';
import { blocks } from './archetypes/blocks.ts';
import { bulb } from './archetypes/bulb.ts';
import { chart } from './archetypes/chart.ts';
import { coffee } from './archetypes/coffee.ts';
import { desk } from './archetypes/desk.ts';
import { dna } from './archetypes/dna.ts';
import { drone } from './archetypes/drone.ts';
import { gears } from './archetypes/gears.ts';
import { geometry } from './archetypes/geometry.ts';
import { globe } from './archetypes/globe.ts';
import { lock } from './archetypes/lock.ts';
import { phone } from './archetypes/phone.ts';
import { podium } from './archetypes/podium.ts';
import { robot } from './archetypes/robot.ts';
import { servers } from './archetypes/servers.ts';
import { zen } from './archetypes/zen.ts';
import type { ObjectDefinition } from './object-definition.ts';

/** Things in a studio. The earlier of two with the same noun is drawn. */
export const OBJECTS = {
  podium,
  geometry,
  chart,
  lock,
  blocks,
  bulb,
  gears,
  zen,
  dna,
  battery,
  coffee,
  phone,
  desk,
  servers,
  globe,
  robot,
  drone,
} satisfies Record<string, ObjectDefinition>;

export type ObjectArchetype = keyof typeof OBJECTS;
