import type * as C2pa from '@contentauth/c2pa-node';

let library: Promise<typeof C2pa | undefined> | undefined;

/**
 * The library with its machine code, loaded at the first call. `undefined` on machines that the package brings none for:
 * npm's has that of Linux on x64 alone, and its install script, which fetches the others, does not run by itself.
 */
export function loadLibrary(): Promise<typeof C2pa | undefined> {
  library ??= load();
  return library;
}

async function load(): Promise<typeof C2pa | undefined> {
  const loaded = await import('@contentauth/c2pa-node');
  try {
    // The machine code is loaded by the first use.
    loaded.Builder.new();
    return loaded;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_DLOPEN_FAILED' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
