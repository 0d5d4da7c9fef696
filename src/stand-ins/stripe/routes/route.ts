import { z } from 'zod';
import { findObject, type Kind, type Kinds, listObjects, type Store } from '../store.ts';
import { invalidRequest, missing } from '../wire/api-error.ts';
import { integer, readParameters, type timeRange } from '../wire/parameters.ts';
import type { Form } from '../wire/parse-form.ts';

/** One authorized API request. */
export interface Call {
  store: Store;
  /** The other mode, to report that it has the missing object. */
  other: Store;
  /** The id in the path, or empty. */
  id: string;
  form: Form;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` is its only parameter. */
  path: string;
  answer: (call: Call) => object;
}

/** Nouns of Stripe's messages that differ from `object`. */
const NOUNS: Partial<Record<Kind, string>> = { promotion_code: 'promotion code', event: 'notification' };

/** @throws ApiError 404, which says if the other mode has it */
export function lookUp<K extends Kind>(call: Call, kind: K, id = call.id, param = 'id'): Kinds[K] {
  const found = findObject(call.store, kind, id);
  if (found) return found;
  const elsewhere = findObject(call.other, kind, id) && (call.other.livemode ? 'live' : 'test');
  throw missing(NOUNS[kind] ?? kind, id, { param, elsewhere });
}

export function retrieve(kind: Kind, path: string): Route {
  return { method: 'GET', path: `${path}/:id`, answer: (call) => lookUp(call, kind) };
}

type Filters = Record<string, z.ZodType>;

/**
 * The route that lists objects of a kind. Each filter compares the property of its name, unless `matchers` has another
 * test; `created` takes a range.
 */
export function list<K extends Kind, F extends Filters>(
  kind: K,
  path: string,
  filters: F,
  matchers: { [N in keyof F]?: (object: Kinds[K], wanted: z.output<F[N]>) => boolean } = {},
): Route {
  const schema = z.strictObject({ ...(filters as Filters), ...PAGE }).partial();
  return {
    method: 'GET',
    path,
    answer: ({ store, form }) => {
      const { limit, starting_after, ending_before, ...wanted } = readParameters(schema, form);
      const matches = (object: Kinds[K], name: string, value: unknown) => {
        const matcher = matchers[name] as ((object: Kinds[K], value: unknown) => boolean) | undefined;
        if (matcher) return matcher(object, value);
        const own: unknown = object[name as keyof Kinds[K]];
        return name === 'created' ? isWithin(own as number, value as TimeRange) : own === value;
      };
      const found = listObjects(store, kind).filter((object) =>
        Object.entries(wanted).every(([name, value]) => value === undefined || matches(object, name, value)),
      );
      return page(path, found, { limit, starting_after, ending_before });
    },
  };
}

/** Parameters of every list. */
export const PAGE = {
  limit: integer.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

/**
 * One page of a list, newest first. `all`: oldest first.
 * @throws ApiError for a limit outside 1 to 100, or a cursor that is not in the list
 */
export function page<T extends { id: string }>(
  url: string,
  all: readonly T[],
  cursor: z.output<z.ZodObject<typeof PAGE>>,
): { object: 'list'; data: T[]; has_more: boolean; url: string } {
  const { limit = 10, starting_after, ending_before } = cursor;
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid integer: limit must be between 1 and 100', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  const newest = all.toReversed();
  if (ending_before !== undefined) {
    const before = newest.slice(0, indexOf(newest, ending_before, 'ending_before'));
    const data = before.slice(-limit);
    return { object: 'list', data, has_more: before.length > data.length, url };
  }
  const from = starting_after === undefined ? 0 : indexOf(newest, starting_after, 'starting_after') + 1;
  const data = newest.slice(from, from + limit);
  return { object: 'list', data, has_more: newest.length > from + limit, url };
}

function indexOf(list: readonly { id: string }[], id: string, param: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index === -1) throw missing('object', id, { param });
  return index;
}

type TimeRange = z.output<typeof timeRange>;

function isWithin(second: number, range: TimeRange): boolean {
  const {
    gt = -Infinity,
    gte = -Infinity,
    lt = Infinity,
    lte = Infinity,
  }: Partial<Record<string, number>> = range;
  return second > gt && second >= gte && second < lt && second <= lte;
}
