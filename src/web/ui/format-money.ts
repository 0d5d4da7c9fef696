/** @param amount in the currency's smallest unit; `999` of `usd` is `$9.99` */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  // A credit of nothing would be `-$0.00`.
  return format.format(amount / 10 ** digits + 0);
}
