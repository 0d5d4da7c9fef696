import { createContext, type ReactNode, use } from 'react';
import type { PageState } from '#features/site/contract/page-state';

/** Provides the state that the server sent with the page, the same on the server and during hydration. */
export function PageStateProvider({ state, children }: { state: PageState; children: ReactNode }) {
  return <PageStateContext value={state}>{children}</PageStateContext>;
}

export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('usePageState outside PageStateProvider');
  return state;
}

const PageStateContext = createContext<PageState | null>(null);
