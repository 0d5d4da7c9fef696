import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mode } from './answer-api.ts';
import type { Delivery, Endpoint } from './events/deliveries.ts';
import type { Kind, Line, Order, Store } from './store.ts';
import type { StoredAnswer } from './wire/idempotency.ts';

/** The state that survives a restart. */
export interface State {
  /** Changed when the format changes; other versions are discarded. */
  version: 1;
  /** Seconds that the clock is ahead of the machine. */
  clockAhead: number;
  endpoint?: Endpoint;
  deliveries: Delivery[];
  modes: Record<'test' | 'live', SavedMode>;
}

interface SavedMode {
  objects: { [K in Kind]: Store['objects'][K] extends Map<string, infer T> ? T[] : never };
  deletedCustomers: string[];
  orders: [string, Order][];
  pendingLines: [string, Line[]][];
  /** Absent in older states. */
  scheduledPrices?: [string, string][];
  failNext: string[];
  /** Absent in older states. */
  hasTax?: boolean;
  keys: [string, StoredAnswer][];
}

export function readState(file: string): State | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const state = JSON.parse(text) as State;
  return state.version === 1 ? state : undefined;
}

/** Atomic: a run that ends while writing leaves the previous state. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
  renameSync(draft, file);
}

export function saveMode({ store, keys }: Mode): SavedMode {
  return {
    objects: Object.fromEntries(
      Object.entries(store.objects).map(([kind, all]) => [kind, [...all.values()]]),
    ) as SavedMode['objects'],
    deletedCustomers: [...store.deletedCustomers],
    orders: [...store.orders],
    pendingLines: [...store.pendingLines],
    scheduledPrices: [...store.scheduledPrices],
    failNext: [...store.failNext],
    hasTax: store.hasTax,
    keys: [...keys.answers],
  };
}

export function restoreMode({ store, keys }: Mode, saved: SavedMode): void {
  for (const [kind, all] of Object.entries(saved.objects))
    for (const object of all) (store.objects[kind as Kind] as Map<string, object>).set(object.id, object);
  store.deletedCustomers = new Set(saved.deletedCustomers);
  store.orders = new Map(saved.orders);
  store.pendingLines = new Map(saved.pendingLines);
  store.scheduledPrices = new Map(saved.scheduledPrices);
  store.failNext = new Set(saved.failNext);
  store.hasTax = saved.hasTax ?? false;
  keys.answers = new Map(saved.keys);
}
