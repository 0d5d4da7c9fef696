import type { Camera } from '../scene/camera.ts';
import type { Mesh } from '../scene/mesh.ts';
import { applyMatrix, matrixOf, type Transform } from '../scene/transform.ts';
import { add, scale, subtract } from '../scene/vector.ts';
import type { CatalogItem } from '../things/catalog.ts';
import type { CutOut } from './cut-out.ts';
import { columnAt, type Feet, feetOf } from './feet.ts';
import { moldBody } from './mold-body.ts';

/** Key of the subject that is the product of the request (`SetRequest.product`). */
export const PRODUCT_KEY = 'product';

/** A cut-out among the things of a set. The tracer sees its body, over which its picture is laid afterwards. */
export interface Product extends CatalogItem {
  cutOut: CutOut;
  /** Of its picture, meters. */
  width: number;
  height: number;
  /** Of the body, at its thickest. */
  thickness: number;
  feet: Feet;
  /** The body in the world: it looks the same from the camera, and has all its feet on the floor. */
  standAt(transform: Transform, camera: Camera): Mesh;
}

/** From the front to the back, as a part of the shorter side. */
const THICKNESS = 0.35;

/** @param size of its longer side, meters */
export function createProduct(
  cutOut: CutOut,
  { names, size }: { names: readonly string[]; size: number },
): Product {
  const unit = size / Math.max(cutOut.width, cutOut.height);
  const [width, height] = [cutOut.width * unit, cutOut.height * unit];
  const feet = feetOf(cutOut);
  const footHeights = feet.heights.map((part) => part * height);
  const thickness = Math.min(width, height) * THICKNESS;
  const mesh = moldBody(cutOut, { width, height, thickness, footHeights });
  return {
    key: PRODUCT_KEY,
    names,
    category: 'decor',
    standsOn: 'table',
    // As deep as wide, so that what carries it has room for its feet.
    size: [width, height, width],
    credit: null,
    usualSet: undefined,
    takesColor: false,
    load: async () => mesh,
    recolor: async () => new Map(),
    cutOut,
    width,
    height,
    thickness,
    feet,
    standAt: (transform, camera) => settle(mesh, footHeights, { transform, camera, reach: width * REACH }),
  };
}

/** How far back a foot may stand, as a part of the width. */
const REACH = 0.5;

/** Moves each column of the body away from the camera, along the lines of sight, until its foot meets the floor. */
function settle(
  mesh: Mesh,
  footHeights: Float32Array,
  { transform, camera, reach }: { transform: Transform; camera: Camera; reach: number },
): Mesh {
  const matrix = matrixOf(transform);
  const eye = camera.position;
  const floor = transform.position[1];
  const positions = new Float32Array(mesh.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!];
    const height = footHeights[columnAt(footHeights, mesh.uvs![(i / 3) * 2]!)]!;
    const foot = applyMatrix(matrix, [x, height, 0]);
    const most = 1 + reach / Math.hypot(...subtract(foot, eye));
    const down = eye[1] - foot[1];
    const away = down > 0 ? Math.min(most, (eye[1] - floor) / down) : most;
    const moved = add(eye, scale(subtract(applyMatrix(matrix, [x, y, z]), eye), away));
    positions.set([moved[0], Math.max(floor, moved[1]), moved[2]], i);
  }
  return { ...mesh, positions };
}
