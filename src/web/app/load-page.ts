import type { ComponentType } from 'react';
import type { PageName } from '#content/pages';
import { type PageProps, pageModule } from './page-modules.ts';

type Page = ComponentType<PageProps>;

/** The same promise every time, so that a component may wait for it with `use`. */
export function loadPage(name: PageName): Promise<Page> {
  const started = loading.get(name);
  if (started) return started;
  const promise = pageModule(name)
    .load()
    .then((module) => {
      loaded.set(name, module.default);
      return module.default;
    });
  // A broken connection must not be remembered.
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

/** The page if its code is there, so that it renders without waiting. */
export function loadedPage(name: PageName): Page | undefined {
  return loaded.get(name);
}

const loading = new Map<PageName, Promise<Page>>();
const loaded = new Map<PageName, Page>();
