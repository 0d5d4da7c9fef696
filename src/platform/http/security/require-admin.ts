import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { OpenSession, SignedInUser } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route for admins reads alone, although its method is one of those that change something. */
    isAdminRead?: boolean;
  }
}

export interface AdminDeps {
  /** Lower case. */
  adminEmails: readonly string[];
  /** Ways to sign in that are good enough for admins, as ID tokens name them in `acr`; none: all are. */
  adminAcrs: readonly string[];
}

const READS = new Set(['GET', 'HEAD']);

/** An address counts once the identity provider says that it is really theirs. */
export function isAdmin({ adminEmails }: Pick<AdminDeps, 'adminEmails'>, user: SignedInUser): boolean {
  return user.emailVerified && adminEmails.includes(user.email.toLowerCase());
}

/**
 * Lets admins alone in. What changes something needs a fresh sign-in too.
 * @throws AppError `signed_out` for a visitor, `forbidden` for anybody who is no admin, `stronger_sign_in_required` for an
 * admin who signed in otherwise than the operator asks for, `fresh_sign_in_required`.
 */
export async function requireAdmin(deps: AdminDeps, request: FastifyRequest): Promise<SignedInUser> {
  const user = await request.requireUser('signed_out.admin');
  if (!isAdmin(deps, user)) throw new AppError('forbidden.admins_only');
  requireAcr(deps, (await request.findSession())!);
  const { endpoint, isAdminRead } = request.routeOptions.config;
  if (READS.has(request.method) || endpoint?.isRead || isAdminRead) return user;
  return await request.requireFreshUser();
}

function requireAcr({ adminAcrs }: AdminDeps, { acr }: OpenSession): void {
  if (adminAcrs.length === 0 || (acr !== null && adminAcrs.includes(acr))) return;
  throw new AppError('stronger_sign_in_required');
}
