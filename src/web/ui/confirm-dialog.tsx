import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-content.tsx';

/** Asks before an action that cannot be undone. Its code is loaded when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmDialogContent {...props} />
    </Suspense>
  );
}

const ConfirmDialogContent = lazy(async () => ({
  default: (await import('./confirm-dialog-content.tsx')).ConfirmDialogContent,
}));
