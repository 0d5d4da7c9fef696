import type { PageName } from '#content/pages';
import { PLANNED_PAGES } from '#content/planned-pages';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { PlannedPage } from '#web/features/site/planned-page.tsx';

export default function PlannedPages({ name }: { name: PageName }) {
  const content = PLANNED_PAGES[name];
  if (!content) throw new Error(`No plan is written down for the page ${name}`);
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <PlannedPage content={content} />
    </PageFrame>
  );
}
