import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** The value once it has not changed for a quarter of a second, so that not every letter asks the server. */
export function useSettled<Value>(value: Value, key: string): Value {
  const [settled, setSettled] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
