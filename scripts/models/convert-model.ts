import type { FinishName } from '../../src/engines/photo-studio/materials/finishes.ts';
import { FINISHES } from '../../src/engines/photo-studio/materials/finishes.ts';
import type {
  ModelCategory,
  ModelPart,
  ModelRecord,
} from '../../src/engines/photo-studio/models/model-record.ts';
import type { Material } from '../../src/engines/photo-studio/scene/material.ts';
import { type BuiltPart, buildMesh } from './build-mesh.ts';
import type { Choice } from './choice.ts';
import { encodePicture } from './encode-picture.ts';
import { guessFinish } from './guess-finish.ts';
import type { FlatMaterial } from './read-mtl.ts';
import { readObj } from './read-obj.ts';
import type { CatalogModel } from './read-pack.ts';
import { reduceParts } from './reduce-parts.ts';
import { type GlbPartSource, writeGlb } from './write-glb.ts';

/** Degrees between faces up to which an edge is a curve: animals and food are round all over. */
const CREASES: Partial<Record<ModelCategory, number>> = { animals: 75, food: 60, plants: 60, fashion: 50 };

const MOST_TRIANGLES = 24_000;

export async function convertModel(
  model: CatalogModel,
  choice: Choice,
  category: ModelCategory,
): Promise<{ record: ModelRecord; file: Uint8Array }> {
  const obj = readObj(model);
  for (const { material } of obj.groups) if (choice.parts?.[material.name]?.plain) material.picture = null;
  const built = buildMesh(model, obj, {
    crease: choice.crease ?? CREASES[category] ?? 38,
    quarterTurns: choice.quarterTurns ?? 0,
    size: choice.size ?? model.size,
    without: choice.without ?? [],
  });
  const finishes = new Map(built.map(({ material }) => [material, describePart(material, choice, category)]));
  const isFoliage = ({ material }: BuiltPart) => finishes.get(material)?.finish === 'leaf';
  const limit = choice.limit ?? MOST_TRIANGLES;
  const meshes = ground(mergeAlike(await reduceParts(built, limit, isFoliage), finishes));
  const parts = markColored(meshes.map((mesh) => ({ mesh, record: finishes.get(mesh.material)! })));
  const sources = await Promise.all(
    parts.map(async ({ mesh, record }): Promise<GlbPartSource> => {
      const { picture, mask } = mesh.material;
      if (!picture) return { mesh, record, picture: null };
      const isCutOut = canHaveHoles(record.finish);
      const bytes = await encodePicture(model.files, picture, { isCutOut, mask, below: '#d0d0d0' });
      return { mesh, record, picture: { name: `${picture} ${isCutOut}`, bytes } };
    }),
  );
  const record: ModelRecord = {
    key: choice.key,
    names: choice.names,
    category,
    standsOn: choice.on,
    size: measure(meshes),
    triangles: meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    parts: parts.map((part) => part.record),
    license: model.license,
    author: model.author,
    source: model.source,
  };
  return {
    record,
    file: await writeGlb(choice.key, `${model.author}, ${model.license}, ${model.source}`, sources),
  };
}

function describePart(material: FlatMaterial, { key, parts }: Choice, category: ModelCategory): ModelPart {
  const guess = guessFinish(material, `${category} ${key}`);
  const { finish, color, takesColor, shines } = parts?.[material.name] ?? {};
  return {
    name: material.name,
    finish: finish ?? guess.finish,
    color: color ?? guess.color,
    ...(takesColor === undefined ? {} : { takesColor }),
    ...(shines === undefined ? {} : { shines }),
  };
}

/** One part of those that look the same. */
function mergeAlike(
  meshes: readonly BuiltPart[],
  records: ReadonlyMap<FlatMaterial, ModelPart>,
): BuiltPart[] {
  const merged = new Map<string, BuiltPart>();
  for (const mesh of meshes) {
    if (mesh.indices.length === 0) continue;
    const { name: _, ...look } = records.get(mesh.material)!;
    const key = JSON.stringify([look, mesh.material.picture, mesh.material.mask]);
    const first = merged.get(key);
    const offset = first ? first.positions.length / 3 : 0;
    merged.set(key, {
      material: first?.material ?? mesh.material,
      positions: [...(first?.positions ?? []), ...mesh.positions],
      normals: [...(first?.normals ?? []), ...mesh.normals],
      uvs: [...(first?.uvs ?? []), ...mesh.uvs],
      indices: [...(first?.indices ?? []), ...mesh.indices.map((index) => index + offset)],
    });
  }
  return [...merged.values()];
}

/** Finishes that come in any color. */
const COLORED: ReadonlySet<FinishName> = new Set<FinishName>([
  ...(['fabric', 'linen', 'velvet', 'towel', 'knit', 'curtain', 'leather', 'felt', 'rug', 'shade'] as const),
  ...(['painted', 'lacquer', 'plastic', 'gloss-plastic', 'ceramic', 'porcelain', 'car-paint'] as const),
  ...(['matte', 'satin', 'gloss', 'iron', 'wax', 'paper', 'denim', 'plush'] as const),
]);

/** Unless a choice says which part a color word means, it is the one with the largest surface. */
function markColored(
  parts: ReadonlyArray<{ mesh: BuiltPart; record: ModelPart }>,
): Array<{ mesh: BuiltPart; record: ModelPart }> {
  const isDecided = parts.some(({ record }) => record.takesColor !== undefined);
  const surfaces = parts.map(({ mesh }) => surface(mesh));
  const total = surfaces.reduce((sum, value) => sum + value, 0);
  const candidates = surfaces.map((value, i) => (COLORED.has(parts[i]!.record.finish) ? value : 0));
  const largest = Math.max(...candidates);
  return parts.map(({ mesh, record }, i) => {
    const isLargest = !isDecided && candidates[i] === largest && largest > total * 0.12;
    return { mesh, record: isLargest ? { ...record, takesColor: true } : record };
  });
}

function surface({ positions, indices }: BuiltPart): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => indices[i + corner]! * 3) as [number, number, number];
    const [u, v] = [b, c].map((to) =>
      [0, 1, 2].map((axis) => positions[to + axis]! - positions[a + axis]!),
    ) as [number[], number[]];
    sum += Math.hypot(
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    );
  }
  return sum / 2;
}

function canHaveHoles(finish: FinishName): boolean {
  const material: Partial<Material> = FINISHES[finish];
  return material.isCutOut === true;
}

/** The origin on the floor under the center again, since the outermost leaves may be gone. */
function ground(parts: BuiltPart[]): BuiltPart[] {
  const { low, high } = boundsOf(parts);
  const origin = [(low[0]! + high[0]!) / 2, low[1]!, (low[2]! + high[2]!) / 2];
  return parts.map((part) => ({
    ...part,
    positions: part.positions.map((value, i) => value - origin[i % 3]!),
  }));
}

function measure(parts: readonly BuiltPart[]): [number, number, number] {
  const { low, high } = boundsOf(parts);
  const side = (axis: number) => Number((high[axis]! - low[axis]!).toFixed(4));
  return [side(0), side(1), side(2)];
}

function boundsOf(parts: readonly BuiltPart[]): { low: number[]; high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of parts)
    for (const [i, value] of positions.entries()) {
      low[i % 3] = Math.min(low[i % 3]!, value);
      high[i % 3] = Math.max(high[i % 3]!, value);
    }
  return { low, high };
}
