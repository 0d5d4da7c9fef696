import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentInterruption, subscribeToInterruption } from '#web/api/session.ts';
import { Screen } from './screen.tsx';

/** The page at the current address, for as long as the person whom it shows is signed in. */
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

// The page has loaded it already: it is what interrupts.
const Interruption = lazy(async () => ({ default: (await import('./session-guard.tsx')).Interruption }));
