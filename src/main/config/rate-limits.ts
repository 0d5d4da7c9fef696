import { RATE_LIMIT_LIST } from '#platform/limits/rate-limits';
import { integer } from './value-schemas.ts';

/** Variables of the rate limits, by the limit's name. */
export const rateLimitVariables = Object.fromEntries(
  RATE_LIMIT_LIST.flatMap(([limit, { variable, calls, words }]) =>
    variable
      ? [[limit, { name: variable, schema: integer(1, 1_000_000), default: String(calls), words }]]
      : [],
  ),
);
