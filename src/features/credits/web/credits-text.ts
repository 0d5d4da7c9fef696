import { countInWords } from '#platform/words/count-in-words';
/** `1 credit`, `4 credits`. */
export function creditsText(credits: number): string {
  return countInWords(credits, 'credit');
}
