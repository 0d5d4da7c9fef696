import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { forgetSession } from '#platform/http/security/session';
import * as contract from '../contract/sessions.ts';
import { type EndSessionsDeps, endOtherSessions, endSession } from '../rules/end-sessions.ts';
import { listSessions } from '../rules/list-sessions.ts';
import { presentSession } from './present-session.ts';

export type SessionsDeps = Parameters<typeof listSessions>[0] & EndSessionsDeps & { publicUrl: string };

/** Lists and ends the user's sessions. */
export function registerSessions(app: App, deps: SessionsDeps): void {
  route(app, contract.listSessions, async ({ user, request }) => {
    const current = await request.findSession();
    return (await listSessions(deps, user.id)).map((session) => presentSession(session, current?.id));
  });

  route(app, contract.endSession, async ({ user, params, request, reply }) => {
    const isCurrent = params.id === (await request.findSession())?.id;
    // Somebody who stole a session must not sign its owner out everywhere else. Signing out oneself is always possible.
    if (!isCurrent) await request.requireFreshUser(contract.endSession.signIn);
    await endSession(deps, { userId: user.id, ...params });
    if (isCurrent) forgetSession(reply, deps.publicUrl);
  });

  route(app, contract.endOtherSessions, async ({ user, request }) => {
    const { id: sessionId } = (await request.findSession())!;
    return { ended: await endOtherSessions(deps, { userId: user.id, sessionId }) };
  });
}
