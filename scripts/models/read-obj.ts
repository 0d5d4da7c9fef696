import { posix } from 'node:path';
import { clipEars } from './clip-ears.ts';
import { builtInMaterial, type FlatMaterial, readMtl } from './read-mtl.ts';
import type { CatalogModel } from './read-pack.ts';

/** Triangles of one material: indices of the file's points and of its texture coordinates (-1: none), three a triangle. */
export interface ObjGroup {
  material: FlatMaterial;
  points: number[];
  texels: number[];
}

export interface ObjModel {
  positions: number[];
  uvs: number[];
  groups: ObjGroup[];
}

/** Reads a model with its materials. Normals of the file are not read: many are flat or wrong. */
export function readObj(model: CatalogModel): ObjModel {
  const folder = posix.dirname(model.path);
  const file = model.files.find('', model.path);
  if (!file) throw new Error(`${model.id}: no file ${model.path}`);
  const materials = new Map<string, FlatMaterial>();
  const groups = new Map<string, ObjGroup>();
  const positions: number[] = [];
  const uvs: number[] = [];
  let group: ObjGroup | null = null;
  const groupOf = (name: string) => {
    const known = groups.get(name);
    const used = known ?? { material: materials.get(name) ?? builtInMaterial(name), points: [], texels: [] };
    groups.set(name, used);
    return used;
  };
  for (const raw of file.bytes
    .toString('latin1')
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)) {
    const line = raw.trim();
    const [keyword = '', ...words] = line.split(/\s+/);
    if (keyword === 'v') positions.push(Number(words[0]), Number(words[1]), Number(words[2]));
    else if (keyword === 'vt') uvs.push(Number(words[0]), Number(words[1] ?? 0));
    else if (keyword === 'usemtl') group = groupOf(line.slice(6).trim());
    else if (keyword === 'f' || keyword === 'fo') {
      group = group ?? groupOf('default');
      addFace(group, words, positions, uvs);
    } else if (keyword === 'mtllib') {
      const library = model.files.find(folder, line.slice(6).trim());
      if (library) readMtl(model.files, folder, library.bytes.toString('latin1'), materials);
    }
  }
  return { positions, uvs, groups: [...groups.values()].filter(({ points }) => points.length > 0) };
}

function addFace(group: ObjGroup, words: string[], positions: number[], uvs: number[]): void {
  const corners = words.map((word) => {
    const [point, texel] = word.split('/');
    return {
      point: absolute(Number(point), positions.length / 3),
      texel: texel ? absolute(Number(texel), uvs.length / 2) : -1,
    };
  });
  const spots = corners.map(({ point }) => positions.slice(point * 3, point * 3 + 3));
  const triangles = corners.length === 3 ? [[0, 1, 2]] : clipEars(spots);
  for (const triangle of triangles)
    for (const at of triangle) {
      group.points.push(corners[at]!.point);
      group.texels.push(corners[at]!.texel);
    }
}

/** OBJ counts from 1, and negative numbers from the end. */
const absolute = (index: number, count: number) => (index < 0 ? count + index : index - 1);
