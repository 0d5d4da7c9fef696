import { WifiOff } from 'lucide-react';
import * as phrases from '#phrases';
import { useOnline } from './use-online.ts';

/** Says under the header that there is no connection, for as long as there is none. It moves the page down and covers nothing. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-14 z-20 lg:top-16">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-border border-b bg-surface-1 px-4 py-2 text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
          {phrases.connectionLost}
        </p>
      )}
    </div>
  );
}
