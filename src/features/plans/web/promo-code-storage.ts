import type { PromoCodeOffer } from '../contract/billing.ts';

/** A promo code that was applied, kept for the length of the browser tab: it survives the way through sign-in. */
export function savePromoCode(applied: PromoCodeOffer | null): void {
  try {
    if (applied) sessionStorage.setItem(KEY, JSON.stringify(applied));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; the code then has to be applied again.
  }
}

export function readPromoCode(): PromoCodeOffer | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOffer(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isOffer(kept: unknown): kept is PromoCodeOffer {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'code' in kept &&
    typeof kept.code === 'string' &&
    'offer' in kept &&
    typeof kept.offer === 'string'
  );
}

const KEY = 'promoCode';
