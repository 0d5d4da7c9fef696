import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findAccountStorage } from '#features/storage/rules/find-account-storage';
import * as phrases from '#phrases';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { sendError } from '#platform/http/responses/error-handler';
import { refusalPage } from '#platform/http/responses/refusal-page';
import { route } from '#platform/http/route';
import { isCrossSite } from '#platform/http/security/same-origin';
import { forgetSession } from '#platform/http/security/session';
import * as contract from '../contract/account.ts';
import { type DeleteAccountDeps, deleteAccount } from '../rules/delete-account.ts';
import { type ExportAccountDeps, exportAccount } from '../rules/export-account.ts';
import { findAccountSummary } from '../rules/find-account-summary.ts';
import { type PresentUserDeps, presentUser } from './present-user.ts';

export type MyAccountDeps = DeleteAccountDeps &
  ExportAccountDeps &
  PresentUserDeps &
  Parameters<typeof findAccountStorage>[0] & { publicUrl: string; limits: RateLimiters };

export async function registerMyAccountRoutes(app: App, deps: MyAccountDeps): Promise<void> {
  route(app, contract.findCurrentUser, ({ user }) => presentUser(deps, user));

  route(app, contract.findAccountSummary, ({ user }) => findAccountSummary(deps, user.id));

  route(app, contract.findAccountStorage, ({ user }) => findAccountStorage(deps, user.id));

  route(app, contract.deleteAccount, async ({ user, body, reply }) => {
    await deleteAccount(deps, { user, ...body });
    forgetSession(reply, deps.publicUrl);
  });

  await app.register(async (scope) => registerExport(scope.withTypeProvider<ZodTypeProvider>(), deps));
}

/** Refusals are pages if the browser follows the link. */
async function registerExport(app: App, deps: MyAccountDeps): Promise<void> {
  app.setErrorHandler((error: AppError, request, reply) => {
    const asksForPage = (request.headers.accept ?? '').includes('text/html');
    if (!asksForPage || !(error instanceof AppError)) return sendError(error, request, reply);
    const { status, message, details } = error;
    if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
    const next = { label: 'Back to your account', address: '/account' };
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(refusalPage({ title: phrases.dataNotDownloaded, message, next }));
  });

  route(app, contract.exportAccount, async ({ user, request, reply }) => {
    // Another site's link must not use up the user's limit.
    if (isCrossSite(request, deps.publicUrl)) throw new AppError('cross_site');
    await countCall(deps.limits.accountExport, user.id);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="framewright-account-${day}.zip"`)
      .send(exportAccount(deps, user));
  });
}
