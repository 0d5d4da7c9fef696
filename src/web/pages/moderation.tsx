import { AccountArea } from '#web/features/account/account-area.tsx';
import { AdminNav } from '#web/features/admin/admin-nav.tsx';
import { AdminsOnly } from '#web/features/admin/admins-only.tsx';
import { ModerationQueue } from '#web/features/admin/moderation-queue.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { readShortcutsOn } from '#web/features/site/shortcut-setting.ts';
import { usePageState } from '#web/state/page-state.tsx';

export default function ModerationPage() {
  const { user } = usePageState();
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      {user?.isAdmin ? (
        <>
          <AdminNav />
          <ModerationQueue areKeysOn={readShortcutsOn} />
        </>
      ) : (
        <AdminsOnly />
      )}
    </PageFrame>
  );
}
