import type { Camera } from '../scene/camera.ts';
import type { Scene } from '../scene/scene.ts';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from '../scene/vector.ts';
import { type Arena, allocate, floatsOf, intsOf } from './arena.ts';
import { bakeEnvironment } from './bake-environment.ts';
import { BYTES, PARAMETER } from './kernel-layout.ts';
import { packGeometry } from './pack-geometry.ts';
import { packLights } from './pack-lights.ts';
import { createMaterialTable } from './pack-materials.ts';
import { reflectances } from './reflectances.ts';

export interface PackedScene {
  /** Address of the block of parameters. */
  parameters: number;
  triangleCount: number;
  textureCount: number;
  /** Puts the textures in the place of their drafts; their levels are to be built again. */
  finishTextures(): void;
}

/** Cells from the camera to what it looks at, in which lights are scouted. */
const CELLS_PER_REACH = 16;

/** Writes a scene into the arena, with drafts of textures if so wished, except for the tree over its triangles, levels of textures, and the film. */
export function packScene(arena: Arena, scene: Scene, { isDraft = false } = {}): PackedScene {
  const parameters = allocate(arena, BYTES.parameters);
  const table = createMaterialTable();
  const geometry = packGeometry(arena, scene.instances, table.indexOf);
  const { materials, textures, textureCount, finishTextures } = table.write(arena, { isDraft });
  const lights = packLights(arena, scene.lights);
  const baked = bakeEnvironment(scene.environment);
  const environment = place(arena, baked.texels);
  const rows = place(arena, baked.rows);
  const columns = place(arena, baked.columns);
  const reflectanceTable = place(arena, reflectances());

  const { environment: around, exposure } = scene;
  const lighting = around.lighting ?? 1;
  const ints = intsOf(arena, parameters, BYTES.parameters / 4);
  const floats = floatsOf(arena, parameters, BYTES.parameters / 4);
  const setInt = (name: keyof typeof PARAMETER, value: number) => {
    ints[PARAMETER[name]] = value;
  };
  const setFloats = (name: keyof typeof PARAMETER, ...values: readonly number[]) => {
    floats.set(values, PARAMETER[name]);
  };
  ints.fill(0);
  setInt('triangles', geometry.triangles);
  setInt('positions', geometry.positions);
  setInt('normals', geometry.normals);
  setInt('uvs', geometry.uvs);
  setInt('instances', geometry.instances);
  setInt('materials', materials);
  setInt('textures', textures);
  setInt('lights', lights);
  setInt('lightCount', scene.lights.length);
  setInt('environment', environment);
  setInt('environmentRows', rows);
  setInt('environmentColumns', columns);
  setInt('environmentWidth', baked.width);
  setInt('environmentHeight', baked.height);
  setInt('reflectances', reflectanceTable);
  setFloats('environmentTurn', (around.turn ?? 0) / (2 * Math.PI));
  setFloats('environmentLighting', lighting);
  setFloats('environmentVisibility', around.visibility ?? 1);
  setFloats('environmentWeight', baked.mean * lighting * 1.6);
  setInt('maxDepth', 8);
  // Limits are in display terms: a few times white for later bounces, more for what is seen directly.
  setFloats('laterLimit', 4 / 2 ** exposure);
  setFloats('firstLimit', 60 / 2 ** exposure);
  setInt('flags', around.backdrop ? 1 : 0);
  setFloats('backdrop', ...(around.backdrop ?? [0, 0, 0]));
  const reach = length(subtract(scene.camera.target, scene.camera.position));
  setFloats('epsilon', Math.max(2e-6, reach * 4e-5));
  setFloats('cellsPerMeter', CELLS_PER_REACH / reach);
  return { parameters, triangleCount: geometry.triangleCount, textureCount, finishTextures };
}

/** Points the camera for a picture of that size. */
export function packCamera(arena: Arena, parameters: number, camera: Camera, width: number, height: number) {
  const floats = floatsOf(arena, parameters, BYTES.parameters / 4);
  const forward = normalize(subtract(camera.target, camera.position));
  const isSteep = Math.abs(forward[1]) > 0.999;
  const wished: Vec3 = camera.up ?? (isSteep ? [0, 0, -1] : [0, 1, 0]);
  const right = normalize(cross(forward, wished));
  const up = cross(right, forward);
  const halfHeight = Math.tan((camera.verticalFov * Math.PI) / 360);
  const halfWidth = (halfHeight * width) / height;
  floats.set(scale(right, halfWidth), PARAMETER.right);
  floats.set(scale(up, halfHeight), PARAMETER.up);
  const { shift = 0, shiftAcross = 0 } = camera;
  const shifted = add(scale(up, shift * 2 * halfHeight), scale(right, shiftAcross * 2 * halfWidth));
  floats.set(add(forward, shifted), PARAMETER.forward);
  floats.set(camera.position, PARAMETER.origin);
  // A sensor 24 mm high gives the focal length.
  floats[PARAMETER.lensRadius] = camera.fStop ? 0.012 / halfHeight / (2 * camera.fStop) : 0;
  floats[PARAMETER.focusDistance] =
    camera.focusDistance ?? dot(subtract(camera.target, camera.position), forward);
  floats.set(right, PARAMETER.lensRight);
  floats.set(up, PARAMETER.lensUp);
  floats[PARAMETER.pixelAngle] = (2 * halfHeight) / height;
}

function place(arena: Arena, values: Float32Array): number {
  const address = allocate(arena, values.byteLength);
  floatsOf(arena, address, values.length).set(values);
  return address;
}
