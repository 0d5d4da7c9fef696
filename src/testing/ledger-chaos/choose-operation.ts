import type { MadeUpInvoice } from './made-up-gateway.ts';

/** One action of a user, worker or operator. Amounts in credits; `user` is an index. */
export type Operation =
  | { kind: 'grant-extra'; user: number; amount: number; key: string }
  /** The gateway sends an event, for the `nth` time. */
  | { kind: 'event'; about: 'invoice' | 'payment' | 'subscription'; invoice: MadeUpInvoice; nth: number }
  /** The user's current month ends. */
  | { kind: 'lapse'; user: number }
  | { kind: 'request' | 'request-twice'; user: number; request: ChosenRequest }
  /** Settles the `nth` oldest unsettled generation with at most `images`; every other one by a model for `standInCost`. */
  | {
      kind: 'deliver' | 'deliver-twice' | 'deliver-or-fail';
      nth: number;
      images: number;
      standInCost: number | null;
    }
  | { kind: 'fail' | 'strand'; nth: number }
  /** Requests pictures of the `nth` oldest unsettled generation from a provider, the first at position `from`. */
  | { kind: 'begin'; nth: number; from: number; count: number; cost: number }
  /** Acts on the user's `nth` newest generation, which is mostly settled by then. */
  | { kind: 'settle-late' | 'cancel' | 'cancel-twice' | 'delete' | 'delete-image'; user: number; nth: number }
  | { kind: 'sweep' };

export interface ChosenRequest {
  imageCount: number;
  /** Selects the image model. */
  costPerImage: number;
  key: string;
}

/** Credits per picture of each image model. */
export const PRICES = [1, 3] as const;

// In percent. There are about as many requests as settlements, so that neither accumulates.
const WEIGHTS: readonly (readonly [Operation['kind'] | 'grant-again' | 'request-again', number])[] = [
  ['grant-extra', 6],
  ['grant-again', 4],
  ['event', 11],
  ['lapse', 1],
  ['request', 25],
  ['request-again', 5],
  ['request-twice', 3],
  ['begin', 6],
  ['cancel', 4],
  ['cancel-twice', 2],
  ['deliver', 11],
  ['deliver-twice', 3],
  ['deliver-or-fail', 3],
  ['fail', 4],
  ['settle-late', 4],
  ['delete', 4],
  ['delete-image', 2],
  ['strand', 1],
  ['sweep', 1],
];

// Operations within this span share a key, so that several processes use it at about the same time.
const KEY_SPAN = 64;
// Operations in a month.
const MONTH_SPAN = 400;

/**
 * The `n`th operation of a run, always the same for a seed. An operation of a killed process is repeated, as by a user who
 * got no answer.
 * @param users number of users
 */
export function chooseOperation(seed: number, n: number, users: number): Operation {
  const next = randomOf(seed, n);
  const below = (limit: number) => Math.floor(next() * limit);
  const kind = weighted(below(100));
  const shared = Math.floor(n / KEY_SPAN);
  switch (kind) {
    case 'grant-extra':
      return { kind, user: below(users), amount: 1 + below(9), key: `chaos:${n}` };
    case 'grant-again': {
      const again = randomOf(seed, -1 - shared);
      const [user, amount] = [Math.floor(again() * users), 1 + Math.floor(again() * 9)];
      return { kind: 'grant-extra', user, amount, key: `chaos:shared:${shared}` };
    }
    case 'event': {
      const about = (['invoice', 'payment', 'payment', 'subscription'] as const)[below(4)]!;
      // Often repeated, sometimes after a later month.
      const month = Math.floor(n / MONTH_SPAN) - (next() < 0.2 ? 1 : 0);
      return {
        kind,
        about,
        invoice: { user: below(Math.ceil(users / 4)), month, isChange: next() < 0.3 },
        nth: below(3),
      };
    }
    case 'request':
    case 'request-twice':
      return { kind, user: below(users), request: chooseRequest(next, `chaos:${n}`) };
    case 'request-again': {
      const again = randomOf(seed, -1 - shared);
      const user = Math.floor(again() * users);
      return { kind: 'request', user, request: chooseRequest(again, `chaos:shared:${shared}`) };
    }
    case 'deliver':
    case 'deliver-twice':
    case 'deliver-or-fail':
      return {
        kind,
        nth: below(12),
        images: 1 + below(4),
        standInCost: next() < 0.3 ? 1 + below(5) : null,
      };
    case 'fail':
    case 'strand':
      return { kind, nth: below(12) };
    case 'begin':
      return { kind, nth: below(12), from: below(4), count: 1 + below(4), cost: 1 + below(5) };
    case 'settle-late':
    case 'cancel':
    case 'cancel-twice':
    case 'delete':
    case 'delete-image':
      return { kind, user: below(users), nth: below(24) };
    case 'lapse':
      return { kind, user: below(users) };
    case 'sweep':
      return { kind };
  }
}

function chooseRequest(next: () => number, key: string): ChosenRequest {
  const imageCount = 1 + Math.floor(next() * 4);
  return { imageCount, costPerImage: PRICES[next() < 0.75 ? 0 : 1], key };
}

function weighted(hundredth: number) {
  let left = hundredth;
  for (const [kind, weight] of WEIGHTS) {
    if (left < weight) return kind;
    left -= weight;
  }
  throw new RangeError(`The weights add up to less than ${hundredth + 1}`);
}

/** Random numbers in [0, 1), determined by both arguments. */
export function randomOf(seed: number, stream: number): () => number {
  let state = mix(mix(seed) ^ stream);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
}

/** A bijection of 32-bit integers; each bit of the result depends on all bits of the argument. */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
