import { UserList } from '#features/users/web/user-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function UsersPage() {
  return (
    <AdminPage>
      <UserList />
    </AdminPage>
  );
}
