import type { AccountNoticeKind } from '#contract/account-notices';

/** What people are told about their credits or their subscription: what happened, and what they can do. */
export const ACCOUNT_NOTICES: Readonly<Record<AccountNoticeKind, string>> = {
  'signup-unverified':
    'You have no welcome credits yet, because your email address is not verified. Verify it where you sign in, then sign out here and sign in again: the credits come then.',
  'signup-address-used':
    'There are no welcome credits for this account, because another account with this email address has had them. Each person gets them once.',
  'signup-had-account':
    'There are no welcome credits for this account, because you have had an account here before. Each person gets them once.',
  'signup-network-full':
    'You have no welcome credits yet, because many new accounts were made from your network today. Sign out, and sign in again tomorrow: the credits come then.',
  'promotion-used':
    'Your subscription was ended, because its promo code had been used before with the same card or by the same person. Everything you paid for it goes back to you. You can subscribe again without the code.',
  'second-subscription-ended':
    'You had two subscriptions. The one you paid last goes on; the other one was ended, and the unused part of what you paid for it goes back to you.',
};
