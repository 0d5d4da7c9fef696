import { asking } from './stripe-errors.ts';

/**
 * Reads a whole list of Stripe's, which begins with the newest. All of it is held at once, in our own, smaller form:
 * Stripe's lists cannot be read from their end.
 */
export async function oldestFirst<Theirs, Ours>(
  list: () => AsyncIterable<Theirs>,
  read: (object: Theirs) => Ours,
): Promise<Ours[]> {
  const found = await asking(async () => {
    const objects: Ours[] = [];
    for await (const object of list()) objects.push(read(object));
    return objects;
  });
  return found.reverse();
}

/** Stripe counts in whole seconds. */
export function createdSince(since: Date): { gte: number } {
  return { gte: Math.floor(since.getTime() / 1000) };
}
