import { fromHex, luminance, multiplyRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import { gradeBySteps } from '../finish/grade.ts';
import type { Change, Steps } from '../scene/change.ts';
import { boundBody } from './bound-body.ts';
import type { Body, ObjectCamera, ObjectScene } from './object-scene.ts';
import { type Recolor, recolorSet, saturate, tintTowards } from './recolor.ts';
import { add, normalize, subtract, type Vector } from './vector.ts';

export const RADIANS = Math.PI / 180;
/** Degrees per step: around the subject, and up. */
export const ORBIT = 24;
const CLIMB = 13;

/**
 * Applies a change to view, light, colors and grade of a set; `side` (-1 or 1) is where the view moves to.
 */
export function refineObject(scene: ObjectScene, change: Change, side: number): ObjectScene {
  return {
    ...refineSet(scene, change, side),
    finish: gradeBySteps(scene.finish, withoutBrightness(change.steps)),
  };
}

// Sets keep their exposure; only their lights get brighter.
export function withoutBrightness(steps: Steps): Steps {
  return { ...steps, brightness: 0 };
}

export function refineSet(scene: ObjectScene, { steps, colors, toward }: Change, side: number): ObjectScene {
  const named = colors.map(fromHex);
  // Gold stays gold, whatever the other colors.
  const tinted = (color: Rgb, index = 0) =>
    (scene.materials[index]?.metalness ?? 0) > 0.6 ? color : tintTowards(color, named[index % named.length]!);
  const colored = named.length > 0 ? recolorSet(scene, tinted) : scene;
  const tidy = steps.tidiness > 0.5 ? tidyUp(colored) : colored;
  const brightness: Recolor = (color) => scaleRgb(color, 2 ** steps.brightness);
  const lit = { ...tidy, ...brighten(tidy, brightness) };
  return {
    ...lit,
    light: turnLight(lit.light, steps),
    camera: moveCamera(scene.camera, steps, side, toward),
  };
}

/** Changes light and backdrop, not materials. */
function brighten(scene: ObjectScene, brightness: Recolor): Pick<ObjectScene, 'light' | 'backdrop'> {
  const { light, backdrop } = recolorSet({ ...scene, materials: [], textures: [] }, brightness);
  return { light, backdrop };
}

/** Softer light has more fill and less key; a low sun is golden and comes from the side. */
function turnLight(light: ObjectScene['light'], { softness, lowSun }: Steps): ObjectScene['light'] {
  const fill = 1 + 0.4 * softness;
  const key = 1 - 0.22 * softness;
  const golden: Rgb = [1 + 0.16 * lowSun, 1 - 0.04 * lowSun, 1 - 0.36 * lowSun];
  return {
    ...light,
    key: normalize([light.key[0], light.key[1] * (1 - 0.5 * lowSun), light.key[2]]),
    keyColor: scaleRgb(multiplyRgb(light.keyColor, golden), key * (1 + 0.22 * lowSun)),
    hardness: Math.min(24, Math.max(3, light.hardness * 2 ** -softness)),
    sky: scaleRgb(light.sky, fill),
    bounce: scaleRgb(light.bounce, fill),
    softboxes: light.softboxes.map((box) => ({ ...box, color: multiplyRgb(box.color, golden) })),
  };
}

/** Orbits the target, zooms, and shifts the subject out of the middle. */
function moveCamera(
  camera: ObjectCamera,
  steps: Pick<Steps, 'zoom' | 'turn' | 'rise' | 'aside'>,
  side: number,
  toward: Change['toward'],
): ObjectCamera {
  const way = orbit(subtract(camera.position, camera.target), steps.turn * ORBIT * side * RADIANS);
  const flat = Math.hypot(way[0], way[2]);
  const distance = Math.hypot(flat, way[1]);
  const before = Math.atan2(way[1], flat);
  // Never below the floor, and not over the top.
  const highest = Math.max(before, 62 * RADIANS);
  const elevation = Math.min(highest, Math.max(1.5 * RADIANS, before + steps.rise * CLIMB * RADIANS));
  const along = (distance * Math.cos(elevation)) / flat;
  const [across, down] = camera.shift;
  const leaning = Math.sign(across) || side;
  const room = Math.max(0, 0.2 - Math.abs(across));
  const goal = toward ? toward * 0.22 : across + leaning * room;
  return {
    position: add(camera.target, [way[0] * along, distance * Math.sin(elevation), way[2] * along]),
    target: camera.target,
    focal: camera.focal * 2 ** (steps.zoom - 0.2 * Math.max(0, steps.aside)),
    shift:
      steps.aside < 0 ? [across * (1 + steps.aside), down] : [across + (goal - across) * steps.aside, down],
  };
}

/** About the upright axis, in radians. */
export function orbit([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** Removes small things at the side. */
export function clearSides(scene: ObjectScene): ObjectScene {
  const bounds = scene.bodies.map(boundBody);
  const largest = Math.max(...bounds.map(({ radius }) => radius));
  const [x, , z] = scene.camera.target;
  const isAside = (_: Body, index: number) => {
    const { center, radius } = bounds[index]!;
    return radius < largest * 0.3 && Math.hypot(center[0] - x, center[2] - z) > largest * 0.72;
  };
  return { ...scene, bodies: scene.bodies.filter((body, index) => !isAside(body, index)) };
}

/** Removes small things at the side, gobos, and lights in the distance. */
function tidyUp(scene: ObjectScene): ObjectScene {
  return {
    ...clearSides(scene),
    light: { ...scene.light, gobo: null },
    backdrop: { ...scene.backdrop, discs: [], pool: { ...scene.backdrop.pool, strength: 0 } },
    materials: scene.materials.map((material, index) =>
      index === scene.backdrop.floor || index === scene.backdrop.wall
        ? {
            ...material,
            pattern: material.pattern.kind === 'grid' ? { kind: 'plain' } : material.pattern,
            color: pale(material.color),
          }
        : material,
    ),
  };
}

/** A quieter ground: half as colorful, and a little lighter. */
function pale(color: Rgb): Rgb {
  const quiet = saturate(color, 0.5);
  return scaleRgb(quiet, Math.min(1.25, 0.9 / Math.max(luminance(quiet), 0.05)));
}
