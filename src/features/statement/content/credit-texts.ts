import type { CreditMovement, CreditReason } from '../contract/credit-history.ts';

/** The fields that describe a movement; the title of a `generation` comes from its prompt. */
export type DescribedMovement = Pick<CreditMovement, 'reason' | 'amount' | 'lapsed'> & {
  generation: Pick<
    NonNullable<CreditMovement['generation']>,
    'isDeleted' | 'isCutout' | 'imageCount' | 'state' | 'charged' | 'isCanceled'
  > | null;
};

/** A short title. */
export function movementTitle({ reason, amount, generation }: DescribedMovement): string {
  if (generation) {
    if (generation.isCutout) return 'Background removed';
    const count = generation.imageCount ?? 1;
    return count === 1 ? 'Picture' : `${count} pictures`;
  }
  if (reason === 'other') return amount > 0 ? 'Credits added' : 'Credits removed';
  return TITLES[reason];
}

/** The outcome, as a sentence without a period; null if the title is enough. */
export function movementNote({ reason, amount, lapsed, generation }: DescribedMovement): string | null {
  if (reason === 'generation' && generation) {
    const { state, charged, isCanceled } = generation;
    if (state === 'reserved') return 'Reserved';
    if (charged === 0) return isCanceled ? 'Canceled before it started: not charged' : 'Not charged';
    const price = charged === -amount ? String(charged) : `${charged} of ${-amount}`;
    return isCanceled ? `Canceled after it started: charged ${price}` : `Charged ${price}`;
  }
  if (reason !== 'not-delivered') return NOTES[reason] ?? null;
  if (lapsed === 0) return 'Not charged: returned';
  if (amount === 0) return 'Not charged; the credits had expired';
  return `Not charged; ${lapsed} more had expired`;
}

const TITLES: Record<CreditReason, string> = {
  signup: 'Welcome credits',
  subscription: 'Monthly credits',
  'subscription-arrears': 'Monthly credits',
  'plan-change': 'Upgrade credits',
  'admin-fix': 'Added by support',
  generation: 'Picture',
  'not-delivered': 'Picture',
  renewed: 'Unused credits of the previous month',
  'period-ended': 'Unused monthly credits',
  'account-deleted': 'Account deleted',
  refund: 'Payment refunded',
  dispute: 'Payment disputed',
  'refund-due': 'Payment refunded',
  'plan-lowered': 'Plan changed to a smaller one',
  'plan-lowered-spent': 'Upgrade credits already spent',
  'test-data-cleared': 'Test purchase cleared',
  other: 'Credits moved',
};

const NOTES: Partial<Record<CreditReason, string>> = {
  'subscription-arrears': 'Includes the previous month’s upgrade credits, charged with this invoice',
  'plan-change': 'For the rest of this month',
  renewed: 'Expired when the new month began',
  'period-ended': 'Expired at the end of the month',
  refund: 'Its unspent credits were removed',
  dispute: 'Its unspent credits were removed',
  'refund-due': 'Reserved for a picture when the payment was refunded',
  'plan-lowered': 'Unspent upgrade credits were removed',
  'plan-lowered-spent': 'Refunded when the plan became smaller',
};
