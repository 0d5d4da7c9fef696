import { fromHex, type Rgb } from '../../color/linear-color.ts';
import { createRandom, type Random } from '../../math/seeded-random.ts';
import type { Overlay } from '../landscape-scene.ts';
import type { LandscapeView } from '../landscape-view.ts';
import { createBalloon } from './balloon.ts';
import { createBoat } from './boat.ts';
import { createFirework } from './firework.ts';
import { createJetty } from './jetty.ts';
import { standPeople } from './people-sprites.ts';
import { createSolarPanel } from './solar-panel.ts';
import type { Sprite } from './sprite.ts';
import { createThingSprites } from './thing-sprites.ts';

/** People, balloons, boats and solar tables of a landscape, sorted far to near. */
export function createLandscapeSprites(site: LandscapeView): Sprite[] {
  const { shadows, things } = createThingSprites(site);
  const overlays = site.scene.overlays.flatMap((overlay) => create(overlay, site));
  return [...shadows, ...[...overlays, ...things].sort((a, b) => b.depth - a.depth)];
}

function create(overlay: Overlay, site: LandscapeView): Sprite[] {
  const random = createRandom(overlay.seed);
  switch (overlay.kind) {
    case 'yogi':
    case 'hiker':
    case 'runner':
    case 'cyclist':
    case 'family':
    case 'walkers':
      return standPeople(overlay, overlay.kind, site, random);
    case 'balloons':
      return floatBalloons(overlay, site, random);
    case 'boats':
      return [
        ...sailBoats(overlay, site, random),
        ...(overlay.moored && site.scene.water ? [buildJetty(overlay, site, random)] : []),
      ];
    case 'fireworks':
      return burstFireworks(overlay, site, random);
    case 'solar':
      return layPanels(site, random);
    // Drawn as strokes, among the plants.
    case 'palms':
    case 'turbines':
    case 'birds':
      return [];
  }
}

const BALLOON_COLORS = [
  ['#c8372d', '#e9a23b', '#f2e3c0'],
  ['#1f5f8b', '#e8e2d2', '#d9534f'],
  ['#2a7f62', '#f0c14b', '#d9663a'],
  ['#5b3a86', '#e27d60', '#f3d9a4'],
  ['#e0b23a', '#b8322a', '#2c3e68'],
];

function floatBalloons(overlay: Overlay, { scene, frame }: LandscapeView, random: Random): Sprite[] {
  const side = Math.min(frame.width, frame.height);
  const usual = 4 + Math.floor(random.next() * 5);
  const count = overlay.exact ?? usual;
  const taken: { x: number; y: number; radius: number }[] = [];
  return Array.from({ length: count }, (_, index) => {
    const place = () => {
      const radius = side * (index === 0 ? 0.105 * overlay.size : random.between(0.016, 0.06));
      const x =
        index === 0 ? frame.width * overlay.x : random.between(radius * 1.3, frame.width - radius * 1.3);
      const high = index === 0 ? random.between(0.3, 0.45) : random.between(0.16, 0.78);
      return { x, y: frame.horizon * high - radius * 0.4, radius };
    };
    let { x, y, radius } = place();
    // Every one of them is seen whole.
    const hides = () =>
      taken.some((other) => Math.hypot(x - other.x, (y - other.y) * 0.75) < (radius + other.radius) * 1.15);
    for (let attempt = 0; attempt < 40 && hides(); attempt++) ({ x, y, radius } = place());
    taken.push({ x, y, radius });
    return createBalloon(
      { x, y, radius, depth: (side / radius) * 14 },
      random.pick(BALLOON_COLORS).map(fromHex),
      8 + 2 * Math.floor(random.next() * 3),
      random.chance(0.4),
      scene.light,
    );
  });
}

const FIREWORK_COLORS = [
  ['#ffb03a', '#ff3b30'],
  ['#ff4d6d', '#ffd27a'],
  ['#4fa8ff', '#e8f2ff'],
  ['#59e08a', '#fff1b8'],
  ['#c46bff', '#ffa8e0'],
  ['#fff0c8', '#ffb03a'],
];

/** Behind skyline and hills, the first one the largest. */
function burstFireworks(overlay: Overlay, { frame }: LandscapeView, random: Random): Sprite[] {
  const side = Math.min(frame.width, frame.horizon * 1.7);
  const first = Math.floor(random.between(0, FIREWORK_COLORS.length));
  return Array.from({ length: overlay.count }, (_, index) => {
    const radius = side * (index === 0 ? random.between(0.25, 0.3) : random.between(0.09, 0.2));
    const column =
      index === 0 ? overlay.x : (overlay.x + 0.14 + index * 0.618 + random.between(-0.06, 0.06)) % 1;
    const row = index === 0 ? random.between(0.3, 0.4) : random.between(0.16, 0.62);
    const [color, heart] = FIREWORK_COLORS[(first + index) % FIREWORK_COLORS.length]!.map(fromHex) as [
      Rgb,
      Rgb,
    ];
    const place = { x: frame.width * (0.06 + 0.88 * column), y: frame.horizon * row, radius };
    return createFirework(place, { color, heart }, random);
  });
}

const HULLS: Rgb[] = ['#f0ece2', '#1d2c45', '#5a2e1c', '#8c1f22'].map(fromHex);

function sailBoats(overlay: Overlay, { scene, frame, terrain }: LandscapeView, random: Random): Sprite[] {
  const boats: Sprite[] = [];
  const wanted = overlay.count;
  const attempts = overlay.exact === undefined ? wanted * 6 : wanted * 60;
  for (let attempt = 0; attempt < attempts && boats.length < wanted; attempt++) {
    const first = boats.length === 0;
    const z = first ? random.between(55, 110) / overlay.size : random.between(90, 420);
    const column = first ? overlay.x : random.between(0.06, 0.94);
    const x = ((column * frame.width - frame.center) / frame.focal) * z;
    if (!scene.water || terrain.ground(x, z, 5) > -0.3) continue;
    const apart = (7 * frame.focal) / z / frame.width;
    if (
      overlay.exact !== undefined &&
      boats.some(({ left, right }) => {
        const middle = (left + right) / 2 / frame.width;
        return Math.abs(middle - column) < apart + (right - left) / 2 / frame.width;
      })
    )
      continue;
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
function buildJetty(overlay: Overlay, site: LandscapeView, random: Random): Sprite {
  const side = overlay.x < 0.5 ? 1 : -1;
  const place = { x: side * random.between(0.6, 1.6), slant: side * random.between(0.02, 0.12) };
  return createJetty(place, site);
}

/** Rows of tables that run across the picture, one behind the other. */
function layPanels({ scene, frame, terrain }: LandscapeView, random: Random): Sprite[] {
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
