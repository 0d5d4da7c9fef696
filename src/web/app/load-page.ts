import type { ComponentType } from 'react';
import { type PageName, pageFile } from '#features/site/content/pages';
import NotFoundPage from './pages/not-found.tsx';

export interface PageProps {
  name: PageName;
}

type PageComponent = ComponentType<PageProps>;

/** Loads a page's code. Returns the same promise every time, so that a component can `use` it. */
export function loadPage(name: PageName): Promise<PageComponent> {
  const started = loading.get(name);
  if (started) return started;
  const file = Object.keys(MODULES).find((path) => path.endsWith(`/pages/${pageFile(name)}.tsx`));
  const promise = loadModule(file!).then((module) => {
    loaded.set(name, module.default);
    return module.default;
  });
  // A failed load is retried next time.
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

/** An import would wait for the connection (vite.config.ts); without it, the screen says at once that there is none. */
function loadModule(file: string) {
  return navigator.onLine === false ? Promise.reject(new Error('There is no connection')) : MODULES[file]!();
}

/** The page if its code is loaded, so that it renders without waiting. */
export function loadedPage(name: PageName): PageComponent | undefined {
  return loaded.get(name);
}

const MODULES = import.meta.glob<{ default: PageComponent }>([
  './pages/*.tsx',
  '../../features/*/web/pages/*.tsx',
  '!./pages/not-found.tsx',
]);

// The not-found page is in the entry chunk: it must work when nothing can be loaded. It contains the frame of every
// page, so that other chunks are small and the first load has few files.
const loaded = new Map<PageName, PageComponent>([['notFound', NotFoundPage]]);
const loading = new Map<PageName, Promise<PageComponent>>([['notFound', Promise.resolve(NotFoundPage)]]);
