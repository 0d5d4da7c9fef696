export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
}

export interface ToastRecord extends ToastInput {
  id: number;
  /** False from the moment it is dismissed; it stays in the store until it is removed. */
  open: boolean;
}

/** Shows a notification in the place of the one before it. May be called from anywhere in the browser. */
export function toast(input: ToastInput): void {
  lastId += 1;
  replace({ ...input, id: lastId, open: true });
}

/** Closes the notification if it is still the current one, and removes it `removedMs` later. */
export function dismissToast(id: number, removedMs: number): void {
  if (current?.id !== id || !current.open) return;
  replace({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) replace(null);
  }, removedMs);
}

export function currentToast(): ToastRecord | null {
  return current;
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let lastId = 0;
let current: ToastRecord | null = null;
const listeners = new Set<() => void>();

function replace(next: ToastRecord | null) {
  current = next;
  for (const listener of listeners) listener();
}
