import type { AccountNoticeKind } from '../contract/account-notices.ts';

/** The text of each notice: what happened to the user's credits or subscription, and what to do. */
export const ACCOUNT_NOTICES: Readonly<Record<AccountNoticeKind, string>> = {
  'signup-unverified':
    'You have no welcome credits yet, because your email address is not verified. Verify it with your sign-in service, then sign out and in again to get them.',
  'signup-address-used':
    'This account gets no welcome credits, because another account with this email address already got them. Each person gets them once.',
  'signup-had-account':
    'This account gets no welcome credits, because you had an account here before. Each person gets them once.',
  'signup-network-full':
    'You have no welcome credits yet, because many new accounts were created from your network today. Sign out, and sign in again tomorrow to get them.',
  'promotion-used':
    'Your subscription was ended, because its promo code had been used before with the same card or by the same person. You get a full refund. You can subscribe again without the code.',
  'second-subscription-ended':
    'You had two subscriptions. The one you paid last continues. The other one was ended, and its unused part is refunded.',
};
