import type { ReactNode } from 'react';
import { AdminsOnly } from '#features/admin/web/admins-only.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { SitePage } from './site-page.tsx';

/** A page for admins; other users read that it is for admins only. */
export function AdminPage({ children }: { children: ReactNode }) {
  const { user } = usePageState();
  return <SitePage>{user?.isAdmin ? children : <AdminsOnly />}</SitePage>;
}
