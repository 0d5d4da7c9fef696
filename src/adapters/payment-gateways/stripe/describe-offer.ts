/** A coupon's discount and duration. */
export interface Reduction {
  percentOff: number | null;
  /** In the currency's smallest unit. */
  amountOff: number | null;
  /** Three lowercase letters. */
  currency: string | null;
  isForever: boolean;
  /** Number of discounted months, unless `isForever`. */
  months: number;
}

/** The discount of a monthly price in words: `20% off the first month`, `$5 off every month`, `The first month is free`. */
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
  // Some currencies, such as yen, have no cents.
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format((amountOff ?? 0) / 10 ** digits);
}
