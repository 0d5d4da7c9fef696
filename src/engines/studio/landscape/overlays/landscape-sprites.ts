import { fromHex, mixRgb, type Rgb } from '../../color/linear-color.ts';
import { createRandom, type Random } from '../../math/seeded-random.ts';
import type { Overlay } from '../landscape-scene.ts';
import type { Site } from '../site.ts';
import { createBalloon } from './balloon.ts';
import { createBoat } from './boat.ts';
import { createFigure, createKnoll } from './figure.ts';
import { createJetty } from './jetty.ts';
import { createSolarPanel } from './solar-panel.ts';
import type { Sprite } from './sprite.ts';
import { createThingSprites } from './thing-sprites.ts';

/** People, balloons, boats and solar tables of a landscape, sorted far to near. */
export function createLandscapeSprites(site: Site): Sprite[] {
  const { shadows, things } = createThingSprites(site);
  const overlays = site.scene.overlays.flatMap((overlay) => create(overlay, site));
  return [...shadows, ...[...overlays, ...things].sort((a, b) => b.depth - a.depth)];
}

function create(overlay: Overlay, site: Site): Sprite[] {
  const random = createRandom(overlay.seed);
  switch (overlay.kind) {
    case 'yogi':
    case 'hiker':
      return placeOnKnoll(overlay, overlay.kind, site, random);
    case 'runner':
    case 'cyclist':
    case 'family':
      return placeOnGround(overlay, overlay.kind, site, random);
    case 'balloons':
      return floatBalloons(overlay, site, random);
    case 'boats':
      return [
        ...sailBoats(overlay, site, random),
        ...(overlay.moored && site.scene.water ? [buildJetty(overlay, site, random)] : []),
      ];
    case 'solar':
      return layPanels(site, random);
    // Drawn as strokes, among the plants.
    case 'palms':
    case 'turbines':
    case 'birds':
      return [];
  }
}

function placeOnKnoll(
  overlay: Overlay,
  pose: 'yogi' | 'hiker',
  { scene, frame, noise }: Site,
  random: Random,
): Sprite[] {
  const x = frame.width * overlay.x;
  const y = frame.height * random.between(0.84, 0.88);
  const side = Math.min(frame.width, frame.height);
  const tall = side * overlay.size * (pose === 'yogi' ? 0.36 : 0.42);
  const depth = 3;
  return [
    createKnoll(
      { x, y: y - side * 0.004, halfWidth: side * random.between(0.5, 0.8), depth },
      frame,
      scene.light,
      mixRgb(scene.cover.grassDark, scene.cover.rock, 1 - scene.cover.grass),
      noise,
    ),
    createFigure(
      pose,
      { x, y, scale: tall / (pose === 'yogi' ? 0.98 : 1.82), depth: depth * 0.97, facing: random.sign() },
      scene.light,
    ),
  ];
}

function placeOnGround(
  overlay: Overlay,
  pose: 'runner' | 'cyclist' | 'family',
  { scene, frame, terrain }: Site,
  random: Random,
): Sprite[] {
  const row = frame.horizon + (frame.height - frame.horizon) * random.between(0.6, 0.75);
  const z = (frame.clearance * frame.focal) / (row - frame.horizon);
  const x = ((overlay.x * frame.width - frame.center) / frame.focal) * z;
  const ground = Math.max(scene.water ? 0 : Number.NEGATIVE_INFINITY, terrain.ground(x, z, 8));
  const scale = (frame.focal / z) * overlay.size;
  return [
    createFigure(
      pose,
      {
        x: overlay.x * frame.width,
        y: frame.horizon - ((ground - scene.camera.height) / z) * frame.focal,
        scale,
        depth: z * 0.98,
        facing: random.sign(),
      },
      scene.light,
    ),
  ];
}

const BALLOON_COLORS = [
  ['#c8372d', '#e9a23b', '#f2e3c0'],
  ['#1f5f8b', '#e8e2d2', '#d9534f'],
  ['#2a7f62', '#f0c14b', '#d9663a'],
  ['#5b3a86', '#e27d60', '#f3d9a4'],
  ['#e0b23a', '#b8322a', '#2c3e68'],
];

function floatBalloons(overlay: Overlay, { scene, frame }: Site, random: Random): Sprite[] {
  const side = Math.min(frame.width, frame.height);
  const usual = 4 + Math.floor(random.next() * 5);
  const count = overlay.exact ?? usual;
  return Array.from({ length: count }, (_, index) => {
    const radius = side * (index === 0 ? 0.105 * overlay.size : random.between(0.014, 0.055));
    const x = frame.width * (index === 0 ? overlay.x : (index * 0.618 + random.between(0, 0.2)) % 1);
    const y =
      frame.horizon * (index === 0 ? random.between(0.3, 0.45) : random.between(0.2, 0.82)) - radius * 0.4;
    return createBalloon(
      { x, y, radius, depth: (side / radius) * 14 },
      random.pick(BALLOON_COLORS).map(fromHex),
      8 + 2 * Math.floor(random.next() * 3),
      random.chance(0.4),
      scene.light,
    );
  });
}

const HULLS: Rgb[] = ['#f0ece2', '#1d2c45', '#5a2e1c', '#8c1f22'].map(fromHex);

function sailBoats(overlay: Overlay, { scene, frame, terrain }: Site, random: Random): Sprite[] {
  const boats: Sprite[] = [];
  const wanted = overlay.count;
  for (let attempt = 0; attempt < wanted * 6 && boats.length < wanted; attempt++) {
    const first = boats.length === 0;
    const z = first ? random.between(55, 110) / overlay.size : random.between(90, 420);
    const column = first ? overlay.x : random.between(0.06, 0.94);
    const x = ((column * frame.width - frame.center) / frame.focal) * z;
    if (!scene.water || terrain.ground(x, z, 5) > -0.3) continue;
    const y = frame.horizon + (scene.camera.height / z) * frame.focal;
    boats.push(
      createBoat(
        { x: column * frame.width, y, tall: (13 * frame.focal) / z, depth: z, facing: random.sign() },
        random.chance(0.8) ? [0.82, 0.8, 0.75] : fromHex(random.pick(['#b33a2b', '#d8a24a'])),
        random.pick(HULLS),
        !overlay.moored,
        scene.light,
      ),
    );
  }
  return boats;
}

/** Off the middle, leading in from the lower edge. */
function buildJetty(overlay: Overlay, site: Site, random: Random): Sprite {
  const side = overlay.x < 0.5 ? 1 : -1;
  const place = { x: side * random.between(0.6, 1.6), slant: side * random.between(0.02, 0.12) };
  return createJetty(place, site);
}

/** Rows of tables that run across the picture, one behind the other. */
function layPanels({ scene, frame, terrain }: Site, random: Random): Sprite[] {
  const sprites: Sprite[] = [];
  const wide = 3.1;
  const pitch = wide * 1.06;
  const offset = random.between(0, wide);
  for (let row = 0; row < 17; row++) {
    const z = 7.5 * 1.165 ** row;
    const reach = (frame.center / frame.focal) * z * 1.1;
    for (let x = offset - pitch * Math.ceil(reach / pitch + 1); x < reach; x += pitch) {
      const project = (px: number, pz: number, up: number): [number, number] => [
        frame.center + (px / pz) * frame.focal,
        frame.horizon - ((terrain.ground(px, z, 5) + up - scene.camera.height) / pz) * frame.focal,
      ];
      sprites.push(
        createSolarPanel(
          {
            upperLeft: project(x, z + 1.5, 1.55),
            upperRight: project(x + wide, z + 1.5, 1.55),
            lowerLeft: project(x, z, 0.45),
            lowerRight: project(x + wide, z, 0.45),
          },
          z * 0.97,
          random.between(0.75, 1.15),
          scene.light,
        ),
      );
    }
  }
  return sprites;
}
