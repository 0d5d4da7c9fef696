import { z } from 'zod';
import type { App } from '#platform/http/app';
import { accountNoticeParam, accountNotices } from '../contract/account-notices.ts';
import { dismissAccountNotice } from '../rules/dismiss-account-notice.ts';
import { findAccountNotices } from '../rules/find-account-notices.ts';

const SIGN_IN = 'signed_out.see_account';

/** What people are told about their credits and subscription, until they put it away. */
export function registerAccountNotices(app: App, deps: Parameters<typeof findAccountNotices>[0]): void {
  app.get(
    '/api/account/notices',
    { schema: { response: { 200: accountNotices } } },
    async (request, reply) => {
      const { id } = await request.requireUser(SIGN_IN);
      reply.header('cache-control', 'no-store');
      return await findAccountNotices(deps, id);
    },
  );

  app.delete(
    '/api/account/notices/:topic',
    { schema: { params: accountNoticeParam, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      await dismissAccountNotice(deps, { userId, topic: request.params.topic });
      return reply.code(204).send(null);
    },
  );
}
