import { integer } from './value-schemas.ts';
import type { Values } from './variable.ts';

const MB = 1e6;
const GB = 1e9;

export const storageVariables = {
  perUserMb: {
    name: 'STORAGE_PER_USER_MB',
    schema: integer(0, 100_000_000),
    default: '10000',
    words: 'Megabytes (10^6 bytes) that one user may store. 0: no limit.',
  },
  perNetworkMb: {
    name: 'STORAGE_PER_NETWORK_MB',
    schema: integer(0, 100_000_000),
    default: '500',
    words:
      'Megabytes that the visitors of one network (IPv4 /24, IPv6 /48) may store. Never more than a twentieth of STORAGE_VISITORS_GB. 0: no limit of its own.',
  },
  visitorsGb: {
    name: 'STORAGE_VISITORS_GB',
    schema: integer(0, 1_000_000),
    default: '20',
    words:
      'Gigabytes (10^9 bytes) that all visitors together may store. Never more than a quarter of STORAGE_TOTAL_GB. 0: no limit of its own.',
  },
  totalGb: {
    name: 'STORAGE_TOTAL_GB',
    schema: integer(0, 1_000_000),
    words:
      'Gigabytes that all people and the site itself may store. 0: no limit. Unset: 80 % of the disk of DATA_DIR, or 1000 if OBJECT_STORE is s3.',
  },
  unfinishedAds: {
    name: 'STORAGE_UNFINISHED_ADS',
    schema: integer(0, 1_000_000),
    default: '8',
    words:
      'Pictures, ads and website analyses of the ad creator that one user, or the visitors of one network, may have in progress at once. 0: no limit.',
  },
  floorMb: {
    name: 'STORAGE_FLOOR_MB',
    schema: integer(0, 100_000_000),
    words:
      'Megabytes that stay free on the disk of DATA_DIR. Below this nothing new is stored (507), while reading, signing in and deleting still work. With the embedded database, 500 or more. 0: no floor. Unset: 1000, or a tenth of a smaller disk.',
  },
} as const;

/** The limits as configured; `resolveStorageLimits` computes the effective ones. Null: no limit. */
export function readStorage(values: Values<typeof storageVariables>) {
  const { perUserMb, perNetworkMb, visitorsGb, totalGb, unfinishedAds, floorMb } = values;
  return {
    limits: {
      perUser: perUserMb * MB || null,
      perNetwork: perNetworkMb * MB || null,
      visitors: visitorsGb * GB || null,
      total: totalGb === undefined ? undefined : totalGb * GB || null,
      unfinishedAds: unfinishedAds || null,
    },
    floorBytes: floorMb === undefined ? undefined : floorMb * MB,
  };
}
