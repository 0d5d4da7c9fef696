import type { ComponentProps } from 'react';
import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

/** A page with the usual header: library and account. */
export function SitePage(props: ComponentProps<typeof PageFrame>) {
  return <PageFrame library={<LibraryButton />} account={<AccountArea />} {...props} />;
}
