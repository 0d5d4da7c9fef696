import type { App } from '#platform/http/app';
import { registerAccountNotices } from './account-notices.ts';
import { registerSessions, type SessionsDeps } from './sessions.ts';
import { registerSignIn, type SignInRoutesDeps } from './sign-in.ts';

export type AccountsDeps = SignInRoutesDeps & SessionsDeps;

export function registerAccountsRoutes(app: App, deps: AccountsDeps): void {
  registerSignIn(app, deps);
  registerSessions(app, deps);
  registerAccountNotices(app, deps);
}
