import { Suspense, use } from 'react';
import { Route, useLocation, useSearch } from 'wouter';
import { PublicLink } from '#features/sharing/web/public-link.tsx';
import { findPage, PAGES, type PageName } from '#features/site/content/pages';
import { PageHead } from '#web/frame/page-head.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { loadedPage, loadPage } from './load-page.ts';
import { useFocusOnNavigation } from './navigation.ts';

/** The page at the current address. */
export function Screen() {
  const [path] = useLocation();
  useFocusOnNavigation(path);
  const name = findPage(path, useSearch());
  return (
    <>
      {!PAGES[name].hasOwnHead && <PageHead {...PAGES[name]} path={path} />}
      <ErrorScreen key={name}>
        <Suspense fallback={<main aria-busy="true" />}>
          <Route path={patternOf(name)}>
            <Page name={name} />
          </Route>
        </Suspense>
      </ErrorScreen>
      <PublicLink />
    </>
  );
}

function Page({ name }: { name: PageName }) {
  const Content = loadedPage(name) ?? use(loadPage(name));
  return <Content name={name} />;
}

/** Only patterns with parameters matter: a page reads them with `useParams`. */
function patternOf(name: PageName): string {
  return PAGES[name].paths.find((path) => path.includes(':')) ?? '*';
}
