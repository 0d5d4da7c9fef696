import { sphere } from '../geometry/lathe.ts';
import { partBounds } from '../geometry/part-bounds.ts';
import { meshOf, placeShape } from '../geometry/shape.ts';
import { switchOn } from '../materials/switch-on.ts';
import type { SphereLight } from '../scene/light.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Instance } from '../scene/scene.ts';
import { applyMatrix, at, matrixOf } from '../scene/transform.ts';
import type { Rgb, Vec3 } from '../scene/vector.ts';
import { sphereLight } from './sphere-light.ts';
import type { Placed, Stage } from './stage.ts';

/** The part of a lamp that shines: a cloth shade around a bulb, the bare bulb, or panes around a bulb that the model lacks. */
type Form = 'shade' | 'bulb' | 'panes';

/** Index of the shining part of a model, by key. */
const LAMPS: ReadonlyMap<string, readonly [part: number, form: Form]> = new Map([
  ['bedside-lamp', [3, 'shade']],
  ['wooden-lamp', [4, 'shade']],
  ['slim-lamp', [3, 'shade']],
  ['brass-lamp', [0, 'shade']],
  ['floor-lamp', [1, 'shade']],
  ['gray-desk-lamp', [3, 'bulb']],
  ['camping-lantern', [2, 'bulb']],
  ['lamppost', [3, 'panes']],
]);

/** Whether a thing is a lamp that can be lit. */
export function isLamp(key: string): boolean {
  return LAMPS.has(key);
}

const WARM: Rgb = [1, 0.66, 0.36];
/** Radiance after exposure; 1 is white. */
const SHINE: Readonly<Record<Form, number>> = { shade: 2.2, bulb: 7, panes: 14 };
/** Light of a lamp that hangs one meter above what it lights, as the picture shows it. */
const FLUX = 80;
/** A street lamp lights walls that stand nearer than the ground below it. */
const FLUX_BEHIND_PANES = 20;
/** Part of it that comes through a shade. */
const THROUGH_SHADE = 0.33;

export interface LitLamp {
  lamp: Placed;
  /** Replacements for the lamp's materials. */
  materials: ReadonlyMap<Material, Material>;
  /** A bulb behind panes. */
  instances: Omit<Instance, 'id'>[];
  lights: SphereLight[];
}

/** For dusk and night: lamps that are on, and the light that falls from them. */
export function litLamps({ placed }: Pick<Stage, 'placed'>, exposure: number): LitLamp[] {
  return placed.flatMap((lamp) => {
    const [part, form] = LAMPS.get(lamp.key) ?? [];
    return part === undefined || !form ? [] : [litLamp(lamp, part, form, 2 ** -exposure)];
  });
}

function litLamp(lamp: Placed, part: number, form: Form, gain: number): LitLamp {
  const { mesh, transform, materials = new Map<Material, Material>() } = lamp;
  const { middle, radius, height } = shapeOf(mesh, part);
  const own = mesh.parts[part]!.material;
  const shown = materials.get(own) ?? own;
  const center = applyMatrix(matrixOf(transform), middle);
  const factor = typeof transform.scale === 'number' ? transform.scale : transform.scale[1];
  const bulb = form === 'bulb' ? Math.max(radius, height / 2) * 1.05 : radius * 0.42;
  const flux =
    (form === 'panes' ? FLUX_BEHIND_PANES : FLUX) * Math.max(0.2, middle[1]) ** 2 * factor ** 2 * gain;
  const shine = SHINE[form] * gain;
  return {
    lamp,
    materials: form === 'panes' ? materials : new Map([...materials, [own, glowing(shown, shine)]]),
    instances:
      form === 'panes'
        ? [
            {
              mesh: meshOf([[placeShape(sphere(bulb, 24), at(middle)), glowing(OPAL, shine)]]),
              transform,
            },
          ]
        : [],
    lights: [
      { ...sphereLight(center, bulb * factor * 1.04, { color: WARM, flux }), isReflected: false },
      ...(form === 'shade'
        ? [
            {
              ...sphereLight(center, Math.hypot(radius, height / 2) * 1.02 * factor, {
                color: WARM,
                flux: flux * THROUGH_SHADE,
              }),
              isGlow: true,
            },
          ]
        : []),
    ],
  };
}

/** The upright cylinder around a part. */
function shapeOf(mesh: Mesh, part: number) {
  const { min, max } = partBounds(mesh, part);
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  return { middle, radius: (max[0] - min[0]) / 2, height: max[1] - min[1] };
}

function glowing(material: Material, radiance: number): Material {
  const { emission } = switchOn(material, radiance);
  return {
    ...material,
    translucency: 0,
    isLamp: true,
    emission: [emission![0] * WARM[0], emission![1] * WARM[1], emission![2] * WARM[2]],
  };
}

const OPAL: Material = { color: [0.85, 0.84, 0.82], roughness: 0.35, metallic: 0 };
