import { callStripe } from './stripe-errors.ts';

/**
 * Reads a whole Stripe list and reverses it. Stripe lists the newest first and cannot list the oldest first, so all of it
 * is in memory at once, in our smaller form.
 */
export async function oldestFirst<Theirs, Ours>(
  list: () => AsyncIterable<Theirs>,
  read: (object: Theirs) => Ours,
): Promise<Ours[]> {
  const found = await callStripe(async () => {
    const objects: Ours[] = [];
    for await (const object of list()) objects.push(read(object));
    return objects;
  });
  return found.reverse();
}

/** Stripe's times are whole seconds. */
export function createdSince(since: Date): { gte: number } {
  return { gte: Math.floor(since.getTime() / 1000) };
}
