import type { ComponentType } from 'react';
import type { PageName } from '#content/pages';

export interface PageProps {
  name: PageName;
}

/** The code of one screen, loaded when it is first shown; `source` is its name in Vite's manifest. */
interface PageModule {
  source: string;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
}

export function pageModule(name: PageName): PageModule {
  return MODULES[name] ?? PLANNED;
}

const PLANNED: PageModule = {
  source: 'src/web/pages/planned.tsx',
  load: () => import('#web/pages/planned.tsx'),
};

const MODULES: Partial<Record<PageName, PageModule>> = {
  home: { source: 'src/web/pages/home.tsx', load: () => import('#web/pages/home.tsx') },
  notFound: { source: 'src/web/pages/not-found.tsx', load: () => import('#web/pages/not-found.tsx') },
};
