import { z } from 'zod';
import type { ErrorPhrase, ParametersOf } from '#platform/errors/phrases';

/** Phrases without parameters. */
type NotFoundPhrase = {
  [Phrase in Extract<ErrorPhrase, `not_found.${string}`>]: string extends ParametersOf<Phrase>
    ? Phrase
    : never;
}[Extract<ErrorPhrase, `not_found.${string}`>];

/**
 * A path parameter with an id. Malformed ids are 404, like unknown ones.
 * @param notFound the phrase of that 404, such as `not_found.picture`
 * @param schema of a well-formed id; UUID by default
 */
export function id<S extends z.ZodType = z.ZodUUID>(notFound: NotFoundPhrase, schema?: S) {
  const known = schema ?? z.uuid();
  return z.string().transform((value, context) => {
    const parsed = known.safeParse(value);
    if (parsed.success) return parsed.data as z.output<S>;
    context.addIssue({ code: 'custom', message: notFound });
    return z.NEVER;
  });
}
