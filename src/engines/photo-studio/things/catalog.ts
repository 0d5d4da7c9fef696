import { recolor } from '../materials/recolor.ts';
import { loadModel } from '../models/load-model.ts';
import type { ModelCategory, ModelRecord, Support } from '../models/model-record.ts';
import { MODELS } from '../models/model-records.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Rgb, Vec3 } from '../scene/vector.ts';
import type { Thing } from './thing.ts';
import { THINGS } from './things.ts';
import { usualSetOf } from './usual-sets.ts';

/** Anything that can be photographed, a model of somebody or a thing modeled in code. */
export interface CatalogItem {
  key: string;
  /** English nouns that people type; the first is the usual name. */
  names: readonly string[];
  category: ModelCategory;
  standsOn: Support;
  /** Width, height and depth in meters. */
  readonly size: Vec3;
  /** Null if the picture needs no credit. */
  credit: Pick<ModelRecord, 'author' | 'source' | 'license'> | null;
  /** Name of the set where it looks like a photograph, if the prompt asks for no other; undefined if nowhere alone. */
  usualSet: string | undefined;
  /** Whether `recolor` shows a color. */
  readonly takesColor: boolean;
  /** The same mesh each time. */
  load(): Promise<Mesh>;
  /** Replacements (`Instance.materials`) that show the item in a linear color; empty if it has one color only. */
  recolor(color: Rgb): Promise<ReadonlyMap<Material, Material>>;
}

/** Models first: where both have a name, `findItems` tells them apart by key. */
export const CATALOG: readonly CatalogItem[] = [...MODELS.map(fromModel), ...THINGS.map(fromThing)];

const byKey = new Map(CATALOG.map((item) => [item.key, item]));

export function findItem(key: string): CatalogItem | undefined {
  return byKey.get(key);
}

/** All items that have the name, those whose usual name it is first. */
export function findItems(name: string): readonly CatalogItem[] {
  return byName.get(name) ?? [];
}

const byName = new Map<string, CatalogItem[]>();
for (const item of CATALOG)
  for (const name of new Set(item.names)) byName.set(name, [...(byName.get(name) ?? []), item]);
for (const [name, items] of byName) items.sort((a, b) => a.names.indexOf(name) - b.names.indexOf(name));

function fromModel(record: ModelRecord): CatalogItem {
  const { key, names, category, standsOn, size, author, source, license } = record;
  return {
    key,
    names,
    category,
    standsOn,
    size,
    credit: license === 'CC0-1.0' ? null : { author, source, license },
    usualSet: usualSetOf(key),
    takesColor: record.parts.some(({ takesColor }) => takesColor),
    load: () => loadModel(key),
    recolor: async (color) => {
      const { parts } = await loadModel(key);
      return replacements(
        parts.filter((_, i) => record.parts[i]?.takesColor).map(({ material }) => material),
        color,
      );
    },
  };
}

function fromThing(made: Thing): CatalogItem {
  const { key, names, category, standsOn } = made;
  return {
    key,
    names,
    category,
    standsOn,
    get size() {
      return made.size;
    },
    credit: null,
    usualSet: usualSetOf(key),
    get takesColor() {
      return made.model().colored.length > 0;
    },
    load: async () => made.model().mesh,
    recolor: async (color) => replacements(made.model().colored, color),
  };
}

function replacements(materials: readonly Material[], color: Rgb): ReadonlyMap<Material, Material> {
  return new Map(materials.map((material) => [material, recolor(material, color)]));
}
