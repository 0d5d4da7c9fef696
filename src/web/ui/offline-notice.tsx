import { WifiOff } from 'lucide-react';
import * as phrases from '#phrases';
import { useOnline } from './use-online.ts';

/** Says in a corner that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="fixed bottom-[calc(var(--toast-lift,0px)+var(--tab-bar))] left-0 z-50 m-4 flex items-center gap-2 rounded-md border border-border bg-surface-1 px-4 py-2 text-sm shadow-floating">
          <WifiOff aria-hidden className="size-4 text-warning" />
          {phrases.connectionLost}
        </p>
      )}
    </div>
  );
}
