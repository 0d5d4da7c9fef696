import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { forgetSession } from '#platform/http/session';
import { accountSession, endedSessions } from '../contract/account.ts';
import { endOtherSessions } from '../rules/end-other-sessions.ts';
import { endSession } from '../rules/end-session.ts';
import { listSessions } from '../rules/list-sessions.ts';
import { presentSession } from './present-session.ts';

export type AccountSessionsDeps = Parameters<typeof listSessions>[0] &
  Parameters<typeof endSession>[0] & { publicUrl: string };

const SIGN_IN = 'signed_out.see_sessions';

/** Where somebody is signed in, and how they end it. */
export function registerAccountSessions(app: App, deps: AccountSessionsDeps): void {
  app.get(
    '/api/account/sessions',
    { schema: { response: { 200: z.array(accountSession) } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const current = await request.findSession();
      reply.header('cache-control', 'no-store');
      return (await listSessions(deps, userId)).map((session) => presentSession(session, current?.id));
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 204: z.null() } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const id = accountSession.shape.id.safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.session');
      const isCurrent = id.data === (await request.findSession())?.id;
      // Whoever took a session over must not shut its owner out of the others. Signing out is open to everybody.
      if (!isCurrent) await request.requireFreshUser(SIGN_IN);
      await endSession(deps, { userId, id: id.data });
      if (isCurrent) forgetSession(reply, deps.publicUrl);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/account/sessions/revoke-others',
    { schema: { response: { 200: endedSessions } } },
    async (request) => {
      const { id: userId } = await request.requireFreshUser(SIGN_IN);
      const { id: sessionId } = (await request.findSession())!;
      return { ended: await endOtherSessions(deps, { userId, sessionId }) };
    },
  );
}
