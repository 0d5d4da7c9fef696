import { createContext, type ReactNode, use } from 'react';
import type { PageState } from '#features/site/contract/page-state';

/** Hands down what the server sent with the page: the same value in its rendering and in the browser's first. */
export function PageStateProvider({ state, children }: { state: PageState; children: ReactNode }) {
  return <PageStateContext value={state}>{children}</PageStateContext>;
}

export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('usePageState outside PageStateProvider');
  return state;
}

const PageStateContext = createContext<PageState | null>(null);
