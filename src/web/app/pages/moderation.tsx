import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { AdminNav } from '#features/admin/web/admin-nav.tsx';
import { AdminsOnly } from '#features/admin/web/admins-only.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { ModerationQueue } from '#features/moderation-queue/web/moderation-queue.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { readShortcutsOn } from '#web/frame/shortcut-setting.ts';
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
