import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountSummary, deleteAccountRequest } from '#features/accounts/contract/account';
import { accountStorage } from '#features/storage/contract/storage';
import { findAccountStorage } from '#features/storage/rules/find-account-storage';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { countCall, type RateLimits } from '#platform/http/rate-limits';
import { refusalPage } from '#platform/http/refusal-page';
import { isCrossSite } from '#platform/http/same-origin';
import { forgetSession } from '#platform/http/session';
import { type DeleteAccountDeps, deleteAccount } from '../rules/delete-account.ts';
import { type ExportAccountDeps, exportAccount } from '../rules/export-account.ts';
import { findAccountSummary } from '../rules/find-account-summary.ts';

export type AccountDeps = DeleteAccountDeps &
  ExportAccountDeps &
  Parameters<typeof findAccountStorage>[0] & { publicUrl: string; limits: RateLimits };

const SIGN_IN = 'signed_out.see_account';

/** What people can do about their own account: read what is kept, take it along, and have it deleted. */
export function registerAccount(app: App, deps: AccountDeps): void {
  app.get('/api/account', { schema: { response: { 200: accountSummary } } }, async (request, reply) => {
    const user = await request.requireUser(SIGN_IN);
    reply.header('cache-control', 'no-store');
    return await findAccountSummary(deps, user.id);
  });

  app.get(
    '/api/account/storage',
    { schema: { response: { 200: accountStorage } } },
    async (request, reply) => {
      const user = await request.requireUser(SIGN_IN);
      reply.header('cache-control', 'no-store');
      return await findAccountStorage(deps, user.id);
    },
  );

  // A link, so that the browser saves what comes as it comes: a refusal is read by a person.
  app.get('/api/account/export', async (request, reply) => {
    try {
      const user = await request.requireUser(SIGN_IN);
      if (isCrossSite(request, deps.publicUrl)) throw new AppError('cross_site');
      await countCall(deps.limits.accountExport, user.id);
      return reply
        .type('application/zip')
        .headers({
          'content-disposition': `attachment; filename="framewright-account-${today()}.zip"`,
          'cache-control': 'no-store',
        })
        .send(exportAccount(deps, user));
    } catch (error) {
      if (error instanceof AppError && isRead(request)) return sendRefusal(reply, error);
      throw error;
    }
  });

  app.post(
    '/api/account/delete',
    {
      // Who asks comes before what is asked.
      preValidation: async (request) => {
        await request.requireFreshUser(SIGN_IN);
      },
      schema: { body: deleteAccountRequest, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await deleteAccount(deps, { user: await request.requireUser(), email: request.body.email });
      forgetSession(reply, deps.publicUrl);
      return reply.code(204).send(null);
    },
  );
}

function isRead(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

function sendRefusal(reply: FastifyReply, { status, message, details }: AppError) {
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  const next = { label: 'Back to your account', address: '/account' };
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(refusalPage({ title: 'Your data could not be handed out', message, next }));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
