/** Who asks for something that costs nothing. */
export interface Caller {
  /** A user, or an address. */
  id: string;
  /** Of a visitor; undefined for people with an account. */
  network?: string;
}

/** Visitors of one network share their turns. */
export function turnKey({ id, network }: Caller): string {
  return network ?? id;
}

/**
 * Which request leaves a full line, which has the newcomer as its last: the oldest one of whoever has the most in it, and of
 * visitors before people with an account.
 */
export function chooseToShed<Request extends { caller: Caller }>(
  line: readonly Request[],
): Request | undefined {
  const visitors = line.filter(({ caller }) => caller.network !== undefined);
  const sheddable = visitors.length > 0 ? visitors : line;
  const counts = new Map<string, number>();
  for (const { caller } of sheddable) counts.set(turnKey(caller), (counts.get(turnKey(caller)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return sheddable.find(({ caller }) => counts.get(turnKey(caller)) === most);
}
