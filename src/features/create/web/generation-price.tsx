import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import { creditsText } from '#features/credits/web/credits-text';
import { GetCreditsLink } from '#features/credits/web/get-credits-link.tsx';
import { useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { usePageState } from '#web/state/page-state.tsx';

/** The price of one picture by the chosen model, with a link to more credits if they are too few. */
export function GenerationPrice() {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const cost = useChosenImageModel()?.cost ?? 1;
  const balance = data?.credits ?? user?.credits;
  return (
    <>
      Costs {creditsText(cost)}
      <GetCreditsLink balance={balance} price={cost} />
    </>
  );
}
