/** Such as `1 credit` and `4 credits`. */
export function creditsText(credits: number): string {
  return `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`;
}
