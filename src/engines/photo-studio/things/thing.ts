import { boundsOf } from '../geometry/bounds.ts';
import type { ModelCategory, Support } from '../models/model-record.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Vec3 } from '../scene/vector.ts';

/** A thing modeled in code. */
export interface Thing {
  key: string;
  /** English nouns that people type; the first is the usual name. */
  names: readonly string[];
  category: ModelCategory;
  standsOn: Support;
  /** Width, height and depth in meters; builds the thing on first use. */
  readonly size: Vec3;
  /** The same object each time: instances share its memory. */
  model(): ThingModel;
}

export interface ThingModel {
  mesh: Mesh;
  /** Parts that a color word of the prompt ("red vase") colors. */
  colored: readonly Material[];
}

export interface ThingOptions {
  category: ModelCategory;
  standsOn?: Support;
}

/** Declares a thing; `build` runs once, when it is first needed. */
export function thing(
  names: readonly [string, ...string[]],
  { category, standsOn = 'table' }: ThingOptions,
  build: () => ThingModel,
): Thing {
  let model: ThingModel | undefined;
  const get = () => {
    model ??= onGround(build());
    return model;
  };
  return {
    key: `made-${names[0].replaceAll(' ', '-')}`,
    names,
    category,
    standsOn,
    get size(): Vec3 {
      const { min, max } = boundsOf(get().mesh);
      return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    },
    model: get,
  };
}

/** Smooth profiles may dip a hair below zero: the lowest point lies exactly on the floor. */
function onGround({ mesh, colored }: ThingModel): ThingModel {
  const low = boundsOf(mesh).min[1];
  const positions = mesh.positions.map((value, i) => (i % 3 === 1 ? value - low : value));
  return { mesh: { ...mesh, positions }, colored };
}
