import type * as C2pa from '@contentauth/c2pa-node';

let library: Promise<typeof C2pa | undefined> | undefined;

/**
 * The library with its native code, loaded at the first call. `undefined` if the package has none for this machine: the npm
 * package has only Linux on x64, and its install script, which fetches others, is not run.
 */
export function loadLibrary(): Promise<typeof C2pa | undefined> {
  library ??= load();
  return library;
}

async function load(): Promise<typeof C2pa | undefined> {
  const loaded = await import('@contentauth/c2pa-node');
  try {
    // The first use loads the native code.
    loaded.Builder.new();
    return loaded;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_DLOPEN_FAILED' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
