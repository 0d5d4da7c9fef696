import { countInWords } from '#platform/words/count-in-words';
/** Such as `1 credit` and `4 credits`. */
export function creditsText(credits: number): string {
  return countInWords(credits, 'credit');
}
