import { FIRST_FREE_BYTE } from './kernel-layout.ts';

/** Hands out parts of the kernel's memory, growing it as needed; everything is released at once. */
export interface Arena {
  memory: WebAssembly.Memory;
  /** Bytes handed out so far, including those below. */
  used: number;
}

export function createArena(memory: WebAssembly.Memory): Arena {
  return { memory, used: FIRST_FREE_BYTE };
}

/** Address of a part, a multiple of 64. Its bytes are not cleared. */
export function allocate(arena: Arena, bytes: number): number {
  const address = arena.used;
  arena.used = address + Math.ceil(bytes / 64) * 64;
  const missing = arena.used - arena.memory.buffer.byteLength;
  if (missing > 0) arena.memory.grow(Math.ceil(missing / 65_536));
  return address;
}

export function floatsOf(arena: Arena, address: number, count: number): Float32Array {
  return new Float32Array(arena.memory.buffer, address, count);
}

export function intsOf(arena: Arena, address: number, count: number): Int32Array {
  return new Int32Array(arena.memory.buffer, address, count);
}

export function bytesOf(arena: Arena, address: number, count: number): Uint8Array {
  return new Uint8Array(arena.memory.buffer, address, count);
}
