import { fromHex, luminance, mixRgb, type Rgb } from '../color/linear-color.ts';
import { shadeOf, shiftTone } from '../color/shift-hue.ts';
import { type Edit, type Edited, edited, isNamed } from '../scene/edit.ts';
import { phrases } from '../scene/phrases.ts';
import { boundBody } from './bound-body.ts';
import type { Material, ObjectScene } from './object-scene.ts';
import { recolorSet } from './recolor.ts';

/** Changes colors of a set, and takes away small things that its archetype names; undefined if it cannot. */
export function editSet(
  scene: ObjectScene,
  edit: Edit,
  isSubject: (forms: readonly string[]) => boolean,
): Edited<ObjectScene> | undefined {
  switch (edit.kind) {
    case 'recolor': {
      const color = fromHex(edit.color);
      const named = findNamed(scene, edit.thing.forms);
      if (named.length > 0) return edited(paintMaterials(scene, named, color));
      if (isNamed(edit.thing, BACKGROUND)) return edited(paintBackground(scene, color));
      if (isNamed(edit.thing, FLOOR)) return edited(paintMaterials(scene, [scene.backdrop.floor], color));
      if (!isSubject(edit.thing.forms)) return undefined;
      const subject = subjectMaterials(scene);
      return subject.length > 0 ? edited(paintMaterials(scene, subject, color)) : undefined;
    }
    case 'remove': {
      const named = findNamed(scene, edit.thing.forms);
      if (named.length === 0 || isSubject(edit.thing.forms)) return undefined;
      const bodies = scene.bodies.filter(({ parts }) => !named.includes(parts[0]!.material));
      return edited({ ...scene, bodies });
    }
    case 'tone': {
      const tone = fromHex(edit.color);
      return edited(recolorSet(scene, (color) => shiftTone(color, tone, edit.way)));
    }
    case 'add':
    case 'count':
    case 'replace':
    case 'trait':
    case 'resize':
    case 'move':
      return undefined;
  }
}

const BACKGROUND = phrases('background, backdrop, wall, back, studio, backcloth');
const FLOOR = phrases('floor, ground, table, desk, tabletop, surface, wooden table');

/** Materials that the archetype has given a name of the noun. */
function findNamed({ materials }: ObjectScene, forms: readonly string[]): number[] {
  return materials.flatMap(({ name }, index) =>
    name !== undefined && phrases(name).some((noun) => forms.includes(noun)) ? [index] : [],
  );
}

function paintBackground(scene: ObjectScene, color: Rgb): ObjectScene {
  const { backdrop } = scene;
  const walls = backdrop.ground === 'table' ? [] : [...new Set([backdrop.floor, backdrop.wall])];
  const painted =
    backdrop.ground === 'none' || backdrop.ground === 'floor' ? scene : paintMaterials(scene, walls, color);
  const shade = (old: Rgb) => mixRgb(old, shadeOf(color, Math.max(0.03, luminance(old))), 0.9);
  return {
    ...painted,
    backdrop: {
      ...backdrop,
      low: shade(backdrop.low),
      high: shade(backdrop.high),
      glow: shade(backdrop.glow),
    },
  };
}

/** The materials of the largest things: neither floor, wall, lights, metal fittings nor printed faces. */
function subjectMaterials(scene: ObjectScene): number[] {
  const size = new Map<number, number>();
  for (const body of scene.bodies) {
    const { radius } = boundBody(body);
    for (const { material, join } of body.parts.slice(0, 1))
      if (join === 'add') size.set(material, (size.get(material) ?? 0) + radius ** 2);
  }
  const { floor, wall, ground } = scene.backdrop;
  const usable = [...size].filter(
    ([index]) =>
      scene.materials[index]!.pattern.kind !== 'texture' &&
      luminance(scene.materials[index]!.emission) < 0.3 &&
      (ground === 'none' || (index !== floor && index !== wall)),
  );
  const largest = Math.max(0, ...usable.map(([, area]) => area));
  return usable.filter(([, area]) => area > largest * 0.3).map(([index]) => index);
}

/** In the color, each as much lighter or darker as it was than the lightest of them. */
function paintMaterials(scene: ObjectScene, indexes: readonly number[], color: Rgb): ObjectScene {
  const lightest = Math.max(0.01, ...indexes.map((index) => luminance(scene.materials[index]!.color)));
  const paint = (old: Rgb): Rgb => {
    const share = Math.max(0.45, Math.min(1, (luminance(old) / lightest) ** 0.5));
    return [color[0] * share, color[1] * share, color[2] * share];
  };
  return {
    ...scene,
    materials: scene.materials.map((material, index) =>
      indexes.includes(index) ? paintMaterial(material, paint) : material,
    ),
  };
}

function paintMaterial(material: Material, paint: (old: Rgb) => Rgb): Material {
  const { pattern } = material;
  return {
    ...material,
    color: paint(material.color),
    ...(luminance(material.emission) > 0
      ? { emission: shadeOf(paint(material.color), luminance(material.emission)) }
      : {}),
    pattern:
      'second' in pattern
        ? { ...pattern, second: mixRgb(paint(pattern.second), pattern.second, 0.25) }
        : pattern,
  };
}
