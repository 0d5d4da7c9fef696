import type { Camera } from './camera.ts';
import type { Environment } from './environment.ts';
import type { Grade } from './grade.ts';
import type { Light } from './light.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import type { Transform } from './transform.ts';

/** Everything that a picture shows. Plain data: it can be cloned to other threads. */
export interface Scene {
  instances: Instance[];
  lights: Light[];
  environment: Environment;
  camera: Camera;
  /** Stops: each doubles the light. 0 unless the set says otherwise. */
  exposure: number;
  grade?: Grade;
}

/** A mesh in its place. Meshes may be shared by several instances. */
export interface Instance {
  mesh: Mesh;
  transform: Transform;
  /** Replaces materials of the mesh. */
  materials?: ReadonlyMap<Material, Material> | undefined;
  /** Unique in the scene; refinement refers to it. */
  id: number;
}
