import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import type { Form } from './parse-form.ts';

/** A whole number as digits. */
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Stripe's parameters that have no effect here. */
export const ignored = z.unknown().optional();

/** Keys with an empty value are removed; an empty text removes all keys. */
export const metadata = z.union([z.record(z.string().max(40), z.string().max(500)), z.literal('')]);

/** A time or a range of times, in seconds since 1970. */
export const timeRange = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
]);

/** @throws ApiError for missing, unknown or malformed parameters, worded like Stripe's */
export function readParameters<T extends z.ZodType>(schema: T, form: Form): z.infer<T> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const issue = innermost(read.error.issues[0]!);
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0]!]);
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (valueAt(form, issue.path) === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

/** Merges a metadata change, as Stripe does. */
export function changeMetadata(
  before: Record<string, string>,
  change: z.infer<typeof metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

type Issue = z.core.$ZodIssue;

/** The deepest issue of a union's branches. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const candidates = issue.errors.flat().sort((one, other) => other.path.length - one.path.length);
  const [best] = candidates;
  return best ? innermost({ ...best, path: [...issue.path, ...best.path] }) : issue;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

function valueAt(form: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
    form,
  );
}
