/** Told with every picture: change it whenever the same request would give other pixels. */
export const ENGINE_VERSION = '1.2.1';
/** Part of every scene's seed: change it to deal all lots anew, which makes other pictures of every request. */
export const LOTS_VERSION = '1.2.0';
