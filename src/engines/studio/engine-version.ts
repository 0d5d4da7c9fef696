/** Stored with every picture. Change it whenever the same request gives different pixels. */
export const ENGINE_VERSION = '1.23.0';
/** Part of every scene's seed. Changing it changes every picture. */
export const SEED_VERSION = '1.2.0';
