import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';

/** Values of Stripe's objects, read loosely because webhooks may have an older API version. */

/** Seconds since 1970. */
export const time = z.number().transform((seconds) => new Date(seconds * 1000));

export const timeOrNull = time.nullish().transform((value) => value ?? null);

/** An id; read from the object if it was expanded. */
export const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((value) => (typeof value === 'string' ? value : value.id));

export const referenceOrNull = reference.nullish().transform((value) => value ?? null);

export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** The user that `openCheckout` wrote into the metadata. */
export const userIdOfMetadata = z
  .object({ userId: z.string().optional() })
  .nullish()
  .transform((metadata) => metadata?.userId ?? null);

/** @throws ProviderError that names the field, not its value. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  object: unknown,
  what: string,
): z.output<Schema> {
  const parsed = schema.safeParse(object);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ProviderError('rejected', `Stripe sent an unreadable ${what}: ${field || 'all of it'}`);
}
