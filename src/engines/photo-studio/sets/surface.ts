import { makeTexture, TEXTURES, type TextureName } from '../materials/textures.ts';
import type { Random } from '../scene/random.ts';
import type { Scene } from '../scene/scene.ts';
import { type Rgb, rgbFromHex } from '../scene/vector.ts';
import { lightRig } from './light-rig.ts';
import { asEdited, type ComposedSet, type LightMood, type PhotoSet, type SetRequest } from './set.ts';
import { sunShadow } from './sun-shadows.ts';
import { chooseSurface, type TableTop, tableInstance } from './table.ts';

/** Nothing but a material, seen straight from above in light from the side: a texture to write on. */
export const SURFACE: PhotoSet = {
  name: 'surface',
  nouns: ['texture', 'textured background', 'surface', 'grain'],
  fits: () => false,
  compose: async (request) => composeSurface(request),
};

/** Meters of a table's material from the top to the bottom of the picture. */
const SEEN = [0.7, 1.1] as const;

function composeSurface(request: SetRequest): ComposedSet {
  const { random, edits } = request;
  const { view = {} } = asEdited(request);
  const drawnMood = random.pick<LightMood>(['soft', 'window', 'soft', 'bright']);
  const mood = request.light ?? drawnMood;
  const texture = isTexture(request.surface) ? request.surface : undefined;
  const color = request.palette?.accent;
  const top = texture
    ? { name: texture, material: dye(texture, color, random) }
    : tint(chooseSurface(request.surface, mood, random), color);
  const seen = random.between(...(texture ? TEXTURES[texture].seen : SEEN)) / (view.closer ?? 1);
  const reach = seen * Math.max(1, request.width / request.height);
  const verticalFov = 28;
  const height = seen / 2 / Math.tan((verticalFov * Math.PI) / 360);
  const rig = lightRig(
    mood,
    { center: [0, 0, 0], radius: reach * 0.7, azimuth: random.between(0, Math.PI * 2), isFlat: true },
    random,
    edits,
  );
  const hasShadow = rig.sun !== null && random.chance(0.6);
  const scene: Scene = {
    instances: [
      tableInstance(top, reach * 6, reach * 3, reach * 3, random),
      ...(hasShadow ? [sunShadow(rig.sun!, [0, 0, 0], reach * 0.35, random)] : []),
    ].map((instance, id) => ({ ...instance, id: id + 1 })),
    lights: rig.lights,
    environment: rig.environment,
    camera: { position: [0, height, 0], target: [0, 0, 0], verticalFov },
    exposure: rig.exposure,
    grade: rig.grade,
  };
  return { scene, undone: edits?.things ?? [], objects: [], refusedEdits: request.objectEdits ?? [] };
}

function isTexture(name: string | undefined): name is TextureName {
  return name !== undefined && Object.hasOwn(TEXTURES, name);
}

/** The texture in a color that it comes in; rust and such have their own. */
function dye(name: TextureName, color: Rgb | undefined, random: Random) {
  const { colors } = TEXTURES[name];
  const usual = colors && rgbFromHex(random.pick(colors));
  return colors ? { ...makeTexture(name), color: color ?? usual! } : makeTexture(name);
}

/** Of what tables are made of, only cloth is dyed. */
function tint(top: TableTop, color: Rgb | undefined): TableTop {
  return color && top.name === 'linen' ? { ...top, material: { ...top.material, color } } : top;
}
