import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/webp/decode.js';
import type { Texture } from '../scene/material.ts';

let ready: Promise<void> | null = null;

/**
 * Decodes a WebP picture. WebAssembly does it, since the processes that paint do not load sharp; the package cannot fetch its
 * own file in Node, so it gets it compiled.
 */
export async function decodeWebp(bytes: Uint8Array): Promise<Texture> {
  ready ??= prepare();
  await ready;
  const { width, height, data } = await decode(Uint8Array.from(bytes).buffer);
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

async function prepare(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
  await init(await WebAssembly.compile(await readFile(path)));
}
