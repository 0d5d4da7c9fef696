import { createRandom, type Random } from '../../math/seeded-random.ts';
import { surfaceOf } from '../cast/riding-and-swimming-poses.ts';
import { rect } from '../decor.ts';
import type { Outdoors, PeopleScene, Setting } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { LANDSCAPES } from './flat-landscapes.ts';
import { GOLF_COURSE } from './golf-course.ts';
import { GRADUATION } from './graduation.ts';
import type { Land } from './land.ts';
import { NATURE } from './nature.ts';
import { drawSky, drawStars } from './open-sky.ts';
import { OPEN_WATER } from './open-water.ts';
import { SWIMMING_POOL } from './swimming-pool.ts';
import { TOWN } from './town.ts';

const LANDS: Readonly<Record<Outdoors, Land>> = {
  ...LANDSCAPES,
  ...NATURE,
  ...TOWN,
  'swimming-pool': SWIMMING_POOL,
  'golf-course': GOLF_COURSE,
  graduation: GRADUATION,
  'open-water': OPEN_WATER,
};

export function isOutdoors(setting: Setting | undefined): setting is Outdoors {
  return setting !== undefined && Object.hasOwn(LANDS, setting);
}

/** The sky, what stands at the horizon, and the ground with what is on it. */
export function drawOutdoors(setting: Outdoors, scene: PeopleScene, extent: Extent): string {
  const { colors, seed, air } = scene;
  const random = createRandom(seed ^ 0x51b3a7);
  const { w, h, floor } = extent;
  const { ground, backdrop, onGround } = LANDS[setting];
  const [near, far] = ground;
  const isEmpty = scene.cast.length === 0;
  // Removed people count, too, so that the place stays as it was.
  const isBathed =
    !isEmpty && scene.cast.every(({ role }) => surfaceOf((role!.placedAs ?? role!).pose) !== undefined);
  const view = { ...extent, colors, air, random, isEmpty, isBathed };
  return (
    (setting === 'moon' ? drawSpace(w, h, floor, random) : drawSky(scene, extent, random)) +
    backdrop(view) +
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>` +
    `<rect x="${-w}" y="${floor}" width="${w * 3}" height="${h - floor}" fill="url(#ground)"/>` +
    rect(-w, h, w * 3, h, near) +
    onGround(view)
  );
}

/** A black sky with the earth in it. */
function drawSpace(w: number, h: number, floor: number, random: Random): string {
  const x = w * random.pick([0.18, 0.8]);
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1230"/><stop offset="1" stop-color="#27305e"/></linearGradient></defs>` +
    rect(-w, -h, w * 3, h * 3, '#0d1230') +
    `<rect x="${-w}" width="${w * 3}" height="${floor}" fill="url(#sky)"/>${drawStars(w, floor, random)}` +
    `<circle cx="${x}" cy="${floor * 0.25}" r="110" fill="#3f7fd0"/><path d="M${x - 80} ${floor * 0.25 - 30}q40 -50 90 -30t40 50q-60 10 -80 40t-60 -20ZM${x + 20} ${floor * 0.25 + 60}q40 -20 60 0q-20 40 -60 36Z" fill="#57a86a"/><path d="M${x - 60} ${floor * 0.25 - 60}q70 20 130 -4M${x - 90} ${floor * 0.25 + 34}q50 20 90 6" stroke="#fff" stroke-width="12" fill="none" opacity=".7" stroke-linecap="round"/>`
  );
}
