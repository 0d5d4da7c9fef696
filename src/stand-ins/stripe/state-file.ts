import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mode } from './answer-api.ts';
import type { Delivery, Endpoint } from './events/deliveries.ts';
import type { StoredAnswer } from './wire/idempotency.ts';
import type { Kind, Line, Order, World } from './world.ts';

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
  objects: { [K in Kind]: World['objects'][K] extends Map<string, infer T> ? T[] : never };
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

export function saveMode({ world, keys }: Mode): SavedMode {
  return {
    objects: Object.fromEntries(
      Object.entries(world.objects).map(([kind, all]) => [kind, [...all.values()]]),
    ) as SavedMode['objects'],
    deletedCustomers: [...world.deletedCustomers],
    orders: [...world.orders],
    pendingLines: [...world.pendingLines],
    scheduledPrices: [...world.scheduledPrices],
    failNext: [...world.failNext],
    hasTax: world.hasTax,
    keys: [...keys.answers],
  };
}

export function restoreMode({ world, keys }: Mode, saved: SavedMode): void {
  for (const [kind, all] of Object.entries(saved.objects))
    for (const object of all) (world.objects[kind as Kind] as Map<string, object>).set(object.id, object);
  world.deletedCustomers = new Set(saved.deletedCustomers);
  world.orders = new Map(saved.orders);
  world.pendingLines = new Map(saved.pendingLines);
  world.scheduledPrices = new Map(saved.scheduledPrices);
  world.failNext = new Set(saved.failNext);
  world.hasTax = saved.hasTax ?? false;
  keys.answers = new Map(saved.keys);
}
