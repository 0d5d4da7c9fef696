import type { z } from 'zod';

/** Dotted paths of what is wrong with a value. */
export function faults(schema: z.ZodType, value: unknown): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));
}
