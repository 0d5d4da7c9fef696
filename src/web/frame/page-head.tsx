import { createContext, type ReactNode, use } from 'react';
import { usePageState } from '#web/state/page-state.tsx';

interface PageHeadProps {
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  isUnlisted?: boolean;
  access?: 'admin';
  path: string;
}

/** Title, description and address, for search engines and shared links. */
export type PageSummary = Pick<PageHeadProps, 'title' | 'description'> & {
  /** The canonical address. */
  address: string;
};

/** Title and canonical address; React lifts them into the head. */
export function PageHead({ title, description, isUnlisted, access, path }: PageHeadProps) {
  const { origin } = usePageState();
  const address = origin + (path.length > 1 ? path.replace(/\/+$/, '') : path);
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={address} />
      <meta name="robots" content={isUnlisted || access ? 'noindex' : 'max-image-preview:large'} />
      {use(ExtraTags)?.({ title, description, address })}
    </>
  );
}

/**
 * Renders more tags for crawlers that run no scripts. Only the server provides it, so that browsers do not load the
 * code.
 */
export const ExtraTags = createContext<((page: PageSummary) => ReactNode) | null>(null);
