import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { readBuilderPlace } from '#features/prompt-builder/contract/builder-place';
import { templateSetQuery } from '#features/prompt-builder/web/api/template-set';
import { builderHead } from '#features/prompt-builder/web/builder-head';
import { BuilderSkeleton } from '#features/prompt-builder/web/builder-skeleton.tsx';
import { PromptBuilder } from '#features/prompt-builder/web/prompt-builder.tsx';
import { PAGES } from '#features/site/content/pages';
import * as phrases from '#phrases';
import { PageHead } from '#web/frame/page-head.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SitePage } from '../site-page.tsx';

export default function PromptBuilderPage() {
  const [path] = useLocation();
  const place = readBuilderPlace(path);
  const { data, isError, refetch } = useQuery(templateSetQuery(place));
  return (
    <>
      <PageHead {...PAGES.promptBuilder} {...(data && builderHead(data))} path={path} />
      <SitePage>
        {data ? (
          <PromptBuilder key={path} place={place} template={data} />
        ) : isError ? (
          <>
            <h1 className="sr-only">Prompt Builder</h1>
            <LoadFailure title={phrases.questionsNotLoaded} onRetry={() => void refetch()} className="my-16">
              The server sent an unexpected answer. Nothing is lost.
            </LoadFailure>
          </>
        ) : (
          <BuilderSkeleton />
        )}
      </SitePage>
    </>
  );
}
