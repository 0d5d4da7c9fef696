import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { RATE_LIMIT_LIST, type RateLimitName } from '../../limits/rate-limits.ts';

export type RateLimiters = Readonly<Record<RateLimitName, RateLimiterAbstract>>;

const SECONDS = { hour: 3_600, minute: 60 };

/**
 * While PostgreSQL cannot be reached, each process counts for itself.
 * @param calls allowed calls, where they differ from the table of limits
 */
export function createRateLimiters(
  pool: Pool,
  calls: Readonly<Partial<Record<RateLimitName, number>>>,
): RateLimiters {
  return Object.fromEntries(
    RATE_LIMIT_LIST.map(([name, limit]) => {
      const options = {
        keyPrefix: keyPrefix(name),
        points: calls[name] ?? limit.calls,
        duration: SECONDS[limit.per],
      };
      const memory = new RateLimiterMemory(options);
      if (limit.per === 'minute' && !limit.isShared) return [name, memory];
      const shared = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: memory,
      });
      return [name, shared];
    }),
  ) as RateLimiters;
}

/** The limit's name in kebab case, at the beginning of its rows' keys. */
function keyPrefix(name: RateLimitName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
