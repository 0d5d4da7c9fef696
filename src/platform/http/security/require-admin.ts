import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { OpenSession, SignedInUser } from './session.ts';

export interface AdminDeps {
  /** Lower case. */
  adminEmails: readonly string[];
  /** `acr` values of ID tokens that admins must sign in with; empty: any. */
  adminAcrs: readonly string[];
}

const READS = new Set(['GET', 'HEAD']);

/** Only verified email addresses count. */
export function isAdmin({ adminEmails }: Pick<AdminDeps, 'adminEmails'>, user: SignedInUser): boolean {
  return user.emailVerified && adminEmails.includes(user.email.toLowerCase());
}

/**
 * Requires an admin; for changes also a recent sign-in.
 * @throws AppError `signed_out` for a visitor, `forbidden` for other users, `stronger_sign_in_required` for an admin whose
 * `acr` is not allowed, `fresh_sign_in_required`
 */
export async function requireAdmin(deps: AdminDeps, request: FastifyRequest): Promise<SignedInUser> {
  const user = await request.requireUser('signed_out.admin');
  if (!isAdmin(deps, user)) throw new AppError('forbidden.admins_only');
  requireAcr(deps, (await request.findSession())!);
  const { endpoint } = request.routeOptions.config;
  if (READS.has(request.method) || endpoint?.isRead) return user;
  return await request.requireFreshUser();
}

function requireAcr({ adminAcrs }: AdminDeps, { acr }: OpenSession): void {
  if (adminAcrs.length === 0 || (acr !== null && adminAcrs.includes(acr))) return;
  throw new AppError('stronger_sign_in_required');
}
