export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** An action, such as Undo. */
  action?: {
    label: string;
    /** Another way to do the same, for users who cannot reach the button in time. */
    altText: string;
    run(): void;
  };
  /** Called once, when it was dismissed or replaced. */
  onGone?(): void;
}

export interface ToastRecord extends ToastInput {
  id: number;
  /** False once dismissed; it stays in the store until it is removed. */
  open: boolean;
}

/** Shows a notification instead of the current one. Call it anywhere in the browser. */
export function toast(input: ToastInput): void {
  lastId += 1;
  const before = current;
  replace({ ...input, id: lastId, open: true });
  if (before?.open) before.onGone?.();
}

export function toastSuccess(title: string, description: string): void {
  toast({ title, description, variant: 'success' });
}

export function toastFailure(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

/** Closes the notification if it is still the current one, and removes it `removedMs` later. */
export function dismissToast(id: number, removedMs: number): void {
  if (current?.id !== id || !current.open) return;
  const { onGone } = current;
  replace({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) replace(null);
  }, removedMs);
  onGone?.();
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
