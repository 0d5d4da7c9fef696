import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { PAGES } from '#content/pages';
import { readBuilderPlace } from '#contract/builder-place';
import { templateSetQuery } from '#web/api/visualize.ts';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { builderHead } from '#web/features/prompt-builder/builder-head.ts';
import { BuilderSkeleton } from '#web/features/prompt-builder/builder-skeleton.tsx';
import { PromptBuilder } from '#web/features/prompt-builder/prompt-builder.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export default function PromptBuilderPage() {
  const [path] = useLocation();
  const place = readBuilderPlace(path);
  const { data, isError, refetch } = useQuery(templateSetQuery(place));
  return (
    <>
      <PageHead {...PAGES.promptBuilder} {...(data && builderHead(data))} path={path} />
      <PageFrame library={<LibraryButton />} account={<AccountArea />}>
        {data ? (
          <PromptBuilder key={path} place={place} template={data} />
        ) : isError ? (
          <>
            <h1 className="sr-only">Prompt Builder</h1>
            <EmptyState
              title="The questions could not be loaded"
              action={<Button onClick={() => void refetch()}>Try again</Button>}
              className="my-16"
            >
              The server did not answer as it should. Nothing is lost.
            </EmptyState>
          </>
        ) : (
          <BuilderSkeleton />
        )}
      </PageFrame>
    </>
  );
}
