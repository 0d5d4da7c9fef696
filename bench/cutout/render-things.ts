import { availableParallelism } from 'node:os';
import { createPhotoRenderer, type PhotoRenderer } from '#engines/photo-studio/photo-studio';
import type { Material, Texture } from '#engines/photo-studio/scene/material';
import { createRandom } from '#engines/photo-studio/scene/random';
import type { Instance, Scene } from '#engines/photo-studio/scene/scene';
import { roomSet } from '#engines/photo-studio/sets/rooms/compose-room';
import { ROOM_DESIGNS } from '#engines/photo-studio/sets/rooms/room-sets';
import { STILL_SETS } from '#engines/photo-studio/sets/still-sets';
import { findItem } from '#engines/photo-studio/things/catalog';
import { THING_PHOTOS, type ThingPhoto } from './thing-photos.ts';

/** A photo of one thing with the thing's exact coverage of each pixel. */
export interface RenderedThing {
  name: string;
  kind: string;
  side: number;
  /** RGB, 8 bits each. */
  pixels: Uint8Array;
  /** 0 to 255. */
  alpha: Uint8Array;
}

const [SAMPLES, MASK_SAMPLES] = [8, 16];

/** Renders the first things, one after the other, each as a square. */
export async function* renderThings({
  side,
  count,
}: {
  side: number;
  count: number;
}): AsyncGenerator<RenderedThing> {
  const renderer = createPhotoRenderer({ threads: availableParallelism() });
  for (const [seed, photo] of THING_PHOTOS.slice(0, count).entries())
    yield await renderThing(renderer, photo, { seed, side });
  await renderer.close();
}

async function renderThing(
  renderer: PhotoRenderer,
  { kind, key, set: wanted, backdrop }: ThingPhoto,
  { seed, side }: { seed: number; side: number },
): Promise<RenderedThing> {
  const item = findItem(key);
  const name = wanted ?? item?.usualSet;
  const set = [...STILL_SETS, ...ROOM_DESIGNS.map(roomSet)].find((one) => one.name === name);
  if (!item || !set) throw new Error(`There is no ${key} in ${name}`);
  const size = { width: side, height: side };
  const { scene } = await set.compose({
    subjects: [{ key, name: key, count: 1 }],
    random: createRandom(seed),
    ...size,
    isBare: true,
    ...(backdrop && { palette: { backdrop: [...backdrop] } }),
  });
  const mesh = await item.load();
  const { pixels } = await renderer.render(scene, { ...size, samples: SAMPLES });
  const { radiance } = await renderer.render(
    maskOf(scene, (instance) => instance.mesh === mesh),
    {
      ...size,
      samples: MASK_SAMPLES,
      isReference: true,
    },
  );
  const alpha = Uint8Array.from({ length: side * side }, (_, at) =>
    Math.round(Math.min(1, radiance![at * 4]!) * 255),
  );
  if (!alpha.includes(255)) throw new Error(`The photo of ${key} does not show it`);
  return { name: key, kind, side, pixels, alpha };
}

/** The same scene without light, in which the thing shines and all else is black: what a pixel shows is its coverage. */
function maskOf(scene: Scene, isThing: (instance: Instance) => boolean): Scene {
  const instances = scene.instances.map((instance) => {
    const shine = isThing(instance) ? 1 : 0;
    const materials = instance.mesh.parts.map(({ material }) => {
      const { texture, mapping, isCutOut } = instance.materials?.get(material) ?? material;
      const flat = {
        color: BLACK,
        roughness: 1,
        metallic: 0,
        specular: 0,
        emission: [shine, shine, shine],
      } satisfies Material;
      const holes = isCutOut &&
        texture && { texture: whiten(texture), isCutOut, ...(mapping && { mapping }) };
      return [material, { ...flat, ...holes }] as const;
    });
    return { ...instance, materials: new Map(materials) };
  });
  const environment = { kind: 'studio', zenith: BLACK, horizon: BLACK, ground: BLACK, panels: [] } as const;
  return { instances, lights: [], environment, camera: scene.camera, exposure: 0 };
}

const BLACK = [0, 0, 0] as const;

function whiten({ width, height, rgba, repeat }: Texture): Texture {
  const white = rgba.map((value, at) => (at % 4 === 3 ? value : 255));
  return { width, height, rgba: white, ...(repeat !== undefined && { repeat }) };
}
