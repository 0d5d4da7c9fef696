import { AdminNav } from '#features/admin/web/admin-nav.tsx';
import { ModerationQueue } from '#features/moderation-queue/web/moderation-queue.tsx';
import { ReportedPages } from '#features/people/web/reported-pages.tsx';
import { readShortcutsOn } from '#web/frame/shortcut-setting.ts';
import { AdminPage } from '../admin-page.tsx';

export default function ModerationPage() {
  return (
    <AdminPage>
      <AdminNav />
      <ModerationQueue areKeysOn={readShortcutsOn} />
      <ReportedPages />
    </AdminPage>
  );
}
