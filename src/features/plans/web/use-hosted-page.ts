import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '#web/api/query-keys.ts';
import type { HostedPage } from '../contract/billing.ts';

/** If the browser has not left by then (the user stopped it), the button works again. */
const LEAVING_MS = 10_000;

interface HostedPageOptions<Asked> {
  open(asked: Asked): Promise<HostedPage>;
  onError(error: unknown, asked: Asked): void;
}

/** Sends the browser to a page of the gateway. Pending until the browser has left. */
export function useHostedPage<Asked>({ open, onError }: HostedPageOptions<Asked>) {
  const client = useQueryClient();
  const [pending, setPending] = useState<Asked | null>(null);
  const busy = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  function end() {
    clearTimeout(leaving.current);
    busy.current = false;
    setPending(null);
  }

  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: open,
    onSuccess: ({ url }) => {
      leaving.current = setTimeout(end, LEAVING_MS);
      location.assign(url);
    },
    onError: (error, asked) => {
      end();
      onError(error, asked);
    },
  });

  // The back button may show this page from the cache, without loading it.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(leaving.current);
      busy.current = false;
      setPending(null);
      void client.invalidateQueries({ queryKey: queryKeys.billing });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [client]);

  return {
    pending,
    go(asked: Asked) {
      // A second click may come before the button is disabled.
      if (busy.current) return;
      busy.current = true;
      setPending(asked);
      mutate(asked);
    },
  };
}
