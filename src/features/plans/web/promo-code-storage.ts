import type { PromoCodeOffer } from '../contract/billing.ts';

/** Keeps the applied promo code for the browser tab, so that it survives signing in. */
export function savePromoCode(applied: PromoCodeOffer | null): void {
  try {
    if (applied) sessionStorage.setItem(KEY, JSON.stringify(applied));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked; then the code must be applied again.
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
