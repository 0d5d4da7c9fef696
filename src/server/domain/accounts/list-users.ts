import type { Database } from '#server/db/client';
import {
  countLiveSubscribers,
  countUserRows,
  type ListedUserRow,
  listUserRows,
  sumCredits,
} from '#server/db/queries/user-list';

export interface ListUsersInput {
  /** Words, each a part of email, name or customer number. */
  q: string;
  /** Only those with a subscription that gives access. */
  active: boolean;
  /** Only those whom the payment gateway knows. */
  customer: boolean;
  limit: number;
  offset: number;
}

export interface UserTotals {
  users: number;
  activeSubscriptions: number;
  credits: number;
  /** To one decimal. */
  averageCredits: number;
}

/** A page of the users asked for, the last registered first; how many those are; and the totals of all. */
export async function listUsers(
  { db }: { db: Database },
  { q, active, customer, limit, offset }: ListUsersInput,
): Promise<{ users: ListedUserRow[]; total: number; totals: UserTotals }> {
  // PostgreSQL's texts hold no NUL: nobody's name has one.
  const words = q.split(/[\s\0]+/).filter((word) => word !== '');
  const filter = { words, isActive: active, isCustomer: customer };
  const isAll = words.length === 0 && !active && !customer;
  const [users, found, all, activeSubscriptions, credits] = await Promise.all([
    listUserRows(db, { ...filter, limit, offset }),
    isAll ? null : countUserRows(db, filter),
    countUserRows(db, EVERYBODY),
    countLiveSubscribers(db),
    sumCredits(db),
  ]);
  const averageCredits = all === 0 ? 0 : Math.round((credits / all) * 10) / 10;
  return {
    users,
    total: found ?? all,
    totals: { users: all, activeSubscriptions, credits, averageCredits },
  };
}

const EVERYBODY = { words: [], isActive: false, isCustomer: false };
