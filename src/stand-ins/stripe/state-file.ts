import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mode } from './answer-api.ts';
import type { Delivery, Endpoint } from './events/deliveries.ts';
import type { KeptAnswer } from './wire/idempotency.ts';
import type { Kind, Line, Order, World } from './world.ts';

/** The state that survives a restart. */
export interface State {
  /** Changed when the format changes; other versions are discarded. */
  version: 1;
  /** Seconds that the clock is ahead of the machine. */
  clockAhead: number;
  endpoint?: Endpoint;
  deliveries: Delivery[];
  modes: Record<'test' | 'live', KeptMode>;
}

interface KeptMode {
  objects: { [K in Kind]: World['objects'][K] extends Map<string, infer T> ? T[] : never };
  deletedCustomers: string[];
  orders: [string, Order][];
  pendingLines: [string, Line[]][];
  /** Absent in older states. */
  scheduledPrices?: [string, string][];
  failNext: string[];
  /** Absent in older states. */
  hasTax?: boolean;
  keys: [string, KeptAnswer][];
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

export function keepMode({ world, keys }: Mode): KeptMode {
  return {
    objects: Object.fromEntries(
      Object.entries(world.objects).map(([kind, all]) => [kind, [...all.values()]]),
    ) as KeptMode['objects'],
    deletedCustomers: [...world.deletedCustomers],
    orders: [...world.orders],
    pendingLines: [...world.pendingLines],
    scheduledPrices: [...world.scheduledPrices],
    failNext: [...world.failNext],
    hasTax: world.hasTax,
    keys: [...keys.kept],
  };
}

export function restoreMode({ world, keys }: Mode, kept: KeptMode): void {
  for (const [kind, all] of Object.entries(kept.objects))
    for (const object of all) (world.objects[kind as Kind] as Map<string, object>).set(object.id, object);
  world.deletedCustomers = new Set(kept.deletedCustomers);
  world.orders = new Map(kept.orders);
  world.pendingLines = new Map(kept.pendingLines);
  world.scheduledPrices = new Map(kept.scheduledPrices);
  world.failNext = new Set(kept.failNext);
  world.hasTax = kept.hasTax ?? false;
  keys.kept = new Map(kept.keys);
}
