import type { z } from 'zod';

/** Dotted paths of a value's invalid fields. */
export function faults(schema: z.ZodType, value: unknown): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));
}
