/** What a coupon takes off, and for how long, as Stripe says it. */
export interface Reduction {
  percentOff: number | null;
  /** In the currency's smallest unit. */
  amountOff: number | null;
  /** Three small letters. */
  currency: string | null;
  isForever: boolean;
  /** The first ones, for which it holds unless it does for ever. */
  months: number;
}

/** In words, for monthly prices: `20% off the first month`, `$5 off every month`, `The first month is free`. */
export function describeOffer(reduction: Reduction): string {
  const months = monthsOf(reduction);
  if ((reduction.percentOff ?? 0) >= 100)
    return `${months.text[0]?.toUpperCase()}${months.text.slice(1)} ${months.areMany ? 'are' : 'is'} free`;
  return `${amountOf(reduction)} off ${months.text}`;
}

function monthsOf({ isForever, months }: Reduction): { text: string; areMany: boolean } {
  if (isForever) return { text: 'every month', areMany: false };
  return months === 1
    ? { text: 'the first month', areMany: false }
    : { text: `the first ${months} months`, areMany: true };
}

function amountOf({ percentOff, amountOff, currency }: Reduction): string {
  if (percentOff !== null) return `${percentOff}%`;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency ?? 'usd',
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Yen have no hundredths.
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format((amountOff ?? 0) / 10 ** digits);
}
