/** Furniture catalogs of Sweet Home 3D: `.sh3f` files, which are ZIPs with a properties file and a folder for each model. */
import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import yauzl from 'yauzl';
import { readLicense } from './read-license.ts';

export interface CatalogModel {
  /** `Scopia/armchair`: the name of the pack and that of the model's file. */
  id: string;
  title: string;
  /** Path of the OBJ file in the pack. */
  path: string;
  /** Width, height, depth in meters. */
  size: [number, number, number];
  /** Row-major, applied to the file's coordinates before they are scaled. */
  rotation: readonly number[] | null;
  license: 'CC0-1.0' | 'CC-BY-3.0';
  author: string;
  source: string;
  files: PackFiles;
}

/** Files of one pack. Paths in OBJ and MTL files often have the wrong case, so look-ups ignore it. */
export class PackFiles {
  readonly #files = new Map<string, Buffer>();

  set(path: string, bytes: Buffer): void {
    this.#files.set(path.toLowerCase(), bytes);
  }

  find(folder: string, name: string): { path: string; bytes: Buffer } | null {
    const path = posix.normalize(posix.join(folder, name.replaceAll('\\', '/'))).toLowerCase();
    // Some files name pictures by a path of their author's machine.
    for (const candidate of [path, posix.join(folder, posix.basename(path)).toLowerCase()]) {
      const bytes = this.#files.get(candidate);
      if (bytes) return { path: candidate, bytes };
    }
    return null;
  }

  list(folder: string): string[] {
    const start = `${folder.toLowerCase()}/`;
    return [...this.#files.keys()].filter((path) => path.startsWith(start));
  }
}

/** The models of a pack by id. */
export async function readPack(file: string): Promise<Map<string, CatalogModel>> {
  const pack = posix.basename(file, '.sh3f');
  const files = await unzip(file);
  const properties = files.find('', 'PluginFurnitureCatalog.properties');
  if (!properties) throw new Error(`${file}: no catalog`);
  const models = new Map<string, CatalogModel>();
  for (const entry of readProperties(properties.bytes.toString('latin1')).values()) {
    const modelPath = entry.get('model')?.replace(/^\//, '');
    if (!modelPath) continue;
    const meters = (name: string) => Number(entry.get(name)) / 100;
    const id = `${pack}/${posix.basename(modelPath).replace(/\.\w+$/, '')}`;
    models.set(id, {
      id,
      title: entry.get('name') ?? id,
      path: modelPath,
      size: [meters('width'), meters('height'), meters('depth')],
      rotation: entry.get('modelRotation')?.trim().split(/\s+/).map(Number) ?? null,
      files,
      ...readLicense(pack, posix.dirname(modelPath), files, entry.get('creator') ?? ''),
    });
  }
  return models;
}

function readProperties(text: string): Map<string, Map<string, string>> {
  const entries = new Map<string, Map<string, string>>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, index, value] = /^(\w+)#(\d+)=(.*)$/.exec(line) ?? [];
    if (name === undefined || index === undefined || value === undefined) continue;
    const entry = entries.get(index) ?? new Map<string, string>();
    entries.set(index, entry.set(name, unescapeUnicode(value)));
  }
  return entries;
}

function unescapeUnicode(text: string): string {
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function unzip(file: string): Promise<PackFiles> {
  const files = new PackFiles();
  const zip = await yauzl.openPromise(file);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}
