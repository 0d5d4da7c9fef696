import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/account-notices.ts';
import { dismissAccountNotice, findAccountNotices } from '../rules/account-notices.ts';

export function registerAccountNotices(app: App, deps: Parameters<typeof findAccountNotices>[0]): void {
  route(app, contract.listAccountNotices, ({ user }) => findAccountNotices(deps, user.id));

  route(app, contract.dismissAccountNotice, ({ user, params }) =>
    dismissAccountNotice(deps, { userId: user.id, ...params }),
  );
}
