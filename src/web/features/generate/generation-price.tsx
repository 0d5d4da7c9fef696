import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { creditsQuery } from '#web/api/accounts.ts';
import { useChosenImageModel } from '#web/state/chosen-image-model.ts';
import { creditsText } from '#web/state/credits-text.ts';
import { usePageState } from '#web/state/page-state.tsx';

/**
 * What one picture of the chosen model costs, beside the button that spends it; with the way to more credits where they
 * are too few.
 */
export function GenerationPrice() {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const cost = useChosenImageModel()?.cost ?? 1;
  const balance = data?.credits ?? user?.credits;
  return (
    <>
      Costs {creditsText(cost)}
      {balance !== undefined && balance < cost && (
        <>
          {' · '}
          <Link href="/pricing" className="text-ink underline underline-offset-4">
            Get credits
          </Link>
        </>
      )}
    </>
  );
}
