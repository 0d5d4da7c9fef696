/** Part of every scene's seed: change it whenever the same request would give other pixels. */
export const ENGINE_VERSION = '1.2.0';
