/** Bytes that may be stored; null: without a limit. */
export interface StorageLimits {
  perUser: number | null;
  /** Of the visitors of one network: a small part of `visitors`, so that few networks never take all of it. */
  perNetwork: number | null;
  /** Of all visitors together, so that they never take the room of those who signed in. */
  visitors: number | null;
  /** Of everybody, and of the site itself. */
  total: number | null;
  /** Pictures, ads and websites of the ad creator that one person or network has being made; null: without a limit. */
  unfinishedAds: number | null;
}

export const UNLIMITED_STORAGE: StorageLimits = {
  perUser: null,
  perNetwork: null,
  visitors: null,
  total: null,
  unfinishedAds: null,
};
