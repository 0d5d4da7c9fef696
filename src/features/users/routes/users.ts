import type { App } from '#platform/http/app';
import { type AdminCreditsDeps, registerAdminCredits } from './admin-credits.ts';
import { type AdminUsersDeps, registerAdminUsers } from './admin-users.ts';

export type UsersDeps = AdminCreditsDeps & AdminUsersDeps;

export function registerUsersRoutes(app: App, deps: UsersDeps): void {
  registerAdminCredits(app, deps);
  registerAdminUsers(app, deps);
}
