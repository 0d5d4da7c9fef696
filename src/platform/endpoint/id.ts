import { z } from 'zod';
import type { ErrorPhrase, ParametersOf } from '#platform/errors/phrases';

/** Those that nothing has to be filled into. */
type NotFoundPhrase = {
  [Phrase in Extract<ErrorPhrase, `not_found.${string}`>]: string extends ParametersOf<Phrase>
    ? Phrase
    : never;
}[Extract<ErrorPhrase, `not_found.${string}`>];

/**
 * A path parameter by which something is found. One that is malformed is the same 404 as an unknown one.
 * @param notFound the phrase of that 404, such as `not_found.picture`
 * @param schema what a well-formed one looks like; a UUID if left out
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
