import type { ComponentType } from 'react';
import type { PageName } from '#content/pages';
import NotFoundPage from '#web/pages/not-found.tsx';

export interface PageProps {
  name: PageName;
}

/** The code of one screen, loaded when it is first shown. */
interface PageModule {
  /** Its name in Vite's manifest; empty if it is part of the entry. */
  source: string;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
}

export function pageModule(name: PageName): PageModule {
  return MODULES[name];
}

const MODULES: Record<PageName, PageModule> = {
  home: { source: 'src/web/pages/home.tsx', load: () => import('#web/pages/home.tsx') },
  gallery: { source: 'src/web/pages/gallery.tsx', load: () => import('#web/pages/gallery.tsx') },
  galleryImage: {
    source: 'src/web/pages/gallery-image.tsx',
    load: () => import('#web/pages/gallery-image.tsx'),
  },
  sharedPicture: {
    source: 'src/web/pages/shared-picture.tsx',
    load: () => import('#web/pages/shared-picture.tsx'),
  },
  moderation: {
    source: 'src/web/pages/moderation.tsx',
    load: () => import('#web/pages/moderation.tsx'),
  },
  create: { source: 'src/web/pages/create.tsx', load: () => import('#web/pages/create.tsx') },
  promptBuilder: {
    source: 'src/web/pages/prompt-builder.tsx',
    load: () => import('#web/pages/prompt-builder.tsx'),
  },
  adCreator: { source: 'src/web/pages/ad-creator.tsx', load: () => import('#web/pages/ad-creator.tsx') },
  pricing: { source: 'src/web/pages/pricing.tsx', load: () => import('#web/pages/pricing.tsx') },
  success: { source: 'src/web/pages/success.tsx', load: () => import('#web/pages/success.tsx') },
  account: { source: 'src/web/pages/account.tsx', load: () => import('#web/pages/account.tsx') },
  credits: { source: 'src/web/pages/credits.tsx', load: () => import('#web/pages/credits.tsx') },
  stripeTest: { source: 'src/web/pages/stripe-test.tsx', load: () => import('#web/pages/stripe-test.tsx') },
  checkCredits: {
    source: 'src/web/pages/check-credits.tsx',
    load: () => import('#web/pages/check-credits.tsx'),
  },
  users: { source: 'src/web/pages/users.tsx', load: () => import('#web/pages/users.tsx') },
  audit: { source: 'src/web/pages/audit.tsx', load: () => import('#web/pages/audit.tsx') },
  operations: { source: 'src/web/pages/operations.tsx', load: () => import('#web/pages/operations.tsx') },
  verify: { source: 'src/web/pages/verify.tsx', load: () => import('#web/pages/verify.tsx') },
  terms: { source: 'src/web/pages/terms.tsx', load: () => import('#web/pages/terms.tsx') },
  privacy: { source: 'src/web/pages/privacy.tsx', load: () => import('#web/pages/privacy.tsx') },
  cookies: { source: 'src/web/pages/cookies.tsx', load: () => import('#web/pages/cookies.tsx') },
  comparison: { source: 'src/web/pages/comparison.tsx', load: () => import('#web/pages/comparison.tsx') },
  canvaAlternative: {
    source: 'src/web/pages/canva-alternative.tsx',
    load: () => import('#web/pages/canva-alternative.tsx'),
  },
  photoshopAlternative: {
    source: 'src/web/pages/photoshop-alternative.tsx',
    load: () => import('#web/pages/photoshop-alternative.tsx'),
  },
  gettyAlternative: {
    source: 'src/web/pages/getty-images-alternative.tsx',
    load: () => import('#web/pages/getty-images-alternative.tsx'),
  },
  // Always there, also where nothing can be loaded any more. It brings the frame of every page with it,
  // so that the others are small and the first load is few files.
  notFound: { source: '', load: async () => ({ default: NotFoundPage }) },
};
