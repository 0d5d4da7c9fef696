import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors';
import type { SignedInUser } from './session.ts';

export interface AdminDeps {
  /** Lower case. */
  adminEmails: readonly string[];
}

/** An address counts once the identity provider says that it is really theirs. */
export function isAdmin({ adminEmails }: AdminDeps, user: SignedInUser): boolean {
  return user.emailVerified && adminEmails.includes(user.email.toLowerCase());
}

/** @throws AppError `signed_out` for a visitor, `forbidden` for anybody who is no admin. */
export async function requireAdmin(deps: AdminDeps, request: FastifyRequest): Promise<SignedInUser> {
  const user = await request.requireUser('Please sign in as an admin');
  if (!isAdmin(deps, user)) throw new AppError('forbidden', 'This is for admins only');
  return user;
}
