/** Byte limits; null means unlimited. */
export interface StorageLimits {
  perUser: number | null;
  /** Of one network's visitors: a small part of `visitors`, so that a few networks never use up all of it. */
  perNetwork: number | null;
  /** Of all visitors together, so that they never use up the space of users. */
  visitors: number | null;
  /** Of everybody, the site included. */
  total: number | null;
  /** Unfinished ad creator jobs of one user or network; null means unlimited. */
  unfinishedAds: number | null;
}

export const UNLIMITED_STORAGE: StorageLimits = {
  perUser: null,
  perNetwork: null,
  visitors: null,
  total: null,
  unfinishedAds: null,
};
