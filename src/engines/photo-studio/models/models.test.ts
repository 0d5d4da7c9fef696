import { readdir, readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { modelSourcesDocument } from '#testing/model-sources-table';
import type { Mesh } from '../scene/mesh.ts';
import { forgetModels, loadModel } from './load-model.ts';
import { MODELS } from './model-records.ts';

const FILES = new URL('files/', import.meta.url);

test('every record has its file, and every file its record', async () => {
  const files = (await readdir(FILES)).toSorted();
  expect(MODELS.map(({ key }) => `${key}.glb`).toSorted()).toEqual(files);
});

test('the files take at most 50 MB', async () => {
  const sizes = await Promise.all(
    (await readdir(FILES)).map(async (name) => (await stat(new URL(name, FILES))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50e6);
});

test('every model may be used, and names its author and source', () => {
  for (const { key, license, author, source } of MODELS) {
    expect(['CC0-1.0', 'CC-BY-3.0'], key).toContain(license);
    expect(author, key).toMatch(/\S/);
    expect(source, key).toMatch(/^https?:\/\//);
  }
});

test('docs/photo-models.md lists them (else run: node scripts/write-model-sources.ts)', async () => {
  expect(await readFile('docs/photo-models.md', 'utf8')).toBe(modelSourcesDocument());
});

test('names are lower-case nouns, and no two models have the same usual name', () => {
  for (const { key, names } of MODELS)
    for (const name of names) expect(name, key).toMatch(/^[a-z][a-z' -]*[a-z]$/);
  const usual = MODELS.map(({ names }) => names[0]);
  expect(usual.filter((name, index) => usual.indexOf(name) !== index)).toEqual([]);
});

test('every mesh is sound and as large as its record says', async () => {
  for (const record of MODELS) {
    const mesh = await loadModel(record.key);
    expect(faultsOf(mesh), record.key).toEqual([]);
    expect(mesh.indices.length / 3, record.key).toBe(record.triangles);
    const size = sizeOf(mesh);
    for (const axis of [0, 1, 2])
      expect(size.high[axis]! - size.low[axis]!, record.key).toBeCloseTo(record.size[axis]!, 2);
    // The origin is on the floor under the center.
    for (const at of [size.low[1]!, (size.low[0]! + size.high[0]!) / 2, (size.low[2]! + size.high[2]!) / 2])
      expect(Math.abs(at), record.key).toBeLessThan(0.01 * Math.max(0.2, ...record.size));
    forgetModels();
  }
});

test.each([
  ['hamburger', 22660],
  ['double-bed', 23994],
  ['orchid', 24042],
])('%s has %i triangles', async (key, triangles) => {
  expect((await loadModel(key)).indices.length / 3).toBe(triangles);
});

function sizeOf({ positions }: Mesh): { low: number[]; high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
    high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
  }
  return { low, high };
}

function faultsOf({ positions, normals, uvs, indices, parts }: Mesh): string[] {
  const faults = new Set<string>();
  const vertices = positions.length / 3;
  if (normals.length !== positions.length) faults.add('normals missing');
  for (const numbers of [positions, normals, uvs ?? []])
    for (const value of numbers) if (!Number.isFinite(value)) faults.add('not finite');
  for (let i = 0; i < normals.length; i += 3)
    if (Math.abs(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) - 1) > 1e-3)
      faults.add('normal not unit');
  for (const index of indices) if (index >= vertices) faults.add('index out of range');
  let next = 0;
  for (const { firstTriangle, triangleCount, material } of parts) {
    if (firstTriangle !== next || triangleCount <= 0) faults.add('parts with gaps');
    next += triangleCount;
    if (material.texture && !uvs) faults.add('texture without coordinates');
    if (
      material.texture &&
      material.texture.rgba.length !== material.texture.width * material.texture.height * 4
    )
      faults.add('texture of another size');
  }
  if (next * 3 !== indices.length) faults.add('triangles without a part');
  return [...faults];
}
