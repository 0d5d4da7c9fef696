import { countInWords } from '#platform/words/count-in-words';
import { usePageState } from '#web/state/page-state.tsx';

/** For visitors, what a new account starts with, as a sentence without its period; null for users, and if it is nothing. */
export function useFreeCredits(): string | null {
  const { user, signupCredits } = usePageState();
  if (user || signupCredits === 0) return null;
  return `A new account starts with ${countInWords(signupCredits, 'free credit')}`;
}
