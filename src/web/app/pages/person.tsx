import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { personQuery } from '#features/people/web/people-api';
import { PersonView } from '#features/people/web/person-view.tsx';
import { PAGES } from '#features/site/content/pages';
import * as phrases from '#phrases';
import { NotFound } from '#web/frame/not-found.tsx';
import { PageHead } from '#web/frame/page-head.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SitePage } from '../site-page.tsx';

/** The public page of a person who chose one. */
export default function PersonPage() {
  const { name = '' } = useParams();
  const [path] = useLocation();
  const { data: person, isError, refetch } = useQuery(personQuery(name));
  const { title, ...head } = PAGES.person;
  return (
    <>
      <PageHead
        {...(person === null ? PAGES.notFound : { ...head, title: person ? `${name} · Framewright` : title })}
        path={path}
      />
      <SitePage>
        {person && <PersonView first={person} />}
        {person === null && <NotFound />}
        {person === undefined && isError && (
          <LoadFailure title={phrases.pageNotLoaded} onRetry={() => void refetch()} className="my-10" />
        )}
      </SitePage>
    </>
  );
}
