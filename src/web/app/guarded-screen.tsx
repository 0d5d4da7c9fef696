import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentInterruption, subscribeToInterruption } from '#web/api/session.ts';
import { Screen } from './screen.tsx';

/** The page at the current address while its user is signed in. */
export function GuardedScreen() {
  const interruption = useSyncExternalStore(subscribeToInterruption, currentInterruption, () => null);
  return (
    <>
      {typeof interruption !== 'string' && <Screen />}
      {interruption && (
        <Suspense>
          <Interruption interruption={interruption} />
        </Suspense>
      )}
    </>
  );
}

// This module is loaded already: it causes the interruption.
const Interruption = lazy(async () => ({ default: (await import('./session-guard.tsx')).Interruption }));
