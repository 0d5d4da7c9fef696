import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { PageInput } from '#features/site/contract/page-state';
import { useShownLocation, useShownSearch } from '#web/state/overlay-location.ts';
import { PageStateProvider } from '#web/state/page-state.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { Document } from './document.tsx';
import { GuardedScreen } from './guarded-screen.tsx';
import { followLink } from './navigation.ts';

interface AppProps {
  input: PageInput;
  /** `input` as the JSON in the document. */
  json: string;
  queryClient: QueryClient;
  /** See `Document`. */
  head?: ReactNode;
}

/** The root that the server renders and the browser hydrates. */
export function App({ input, json, queryClient, head }: AppProps) {
  const { url, theme = 'system' } = input.state;
  const [path = '/', search = ''] = url.split('?', 2);
  return (
    <Document theme={theme} json={json} head={head}>
      <PageStateProvider state={input.state}>
        <QueryClientProvider client={queryClient}>
          <Router
            hook={useShownLocation}
            searchHook={useShownSearch}
            ssrPath={path}
            ssrSearch={search}
            aroundNav={followLink}
          >
            <GuardedScreen />
          </Router>
        </QueryClientProvider>
      </PageStateProvider>
      <Toaster />
    </Document>
  );
}
