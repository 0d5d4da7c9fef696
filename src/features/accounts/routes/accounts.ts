import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/account-notices.ts';
import { dismissAccountNotice, findAccountNotices } from '../rules/account-notices.ts';
import { registerSessions, type SessionsDeps } from './sessions.ts';
import { registerSignIn, type SignInRoutesDeps } from './sign-in.ts';

export type AccountsDeps = SignInRoutesDeps & SessionsDeps;

export function registerAccountsRoutes(app: App, deps: AccountsDeps): void {
  registerSignIn(app, deps);
  registerSessions(app, deps);

  route(app, contract.listAccountNotices, ({ user }) => findAccountNotices(deps, user.id));

  route(app, contract.dismissAccountNotice, ({ user, params }) =>
    dismissAccountNotice(deps, { userId: user.id, ...params }),
  );
}
