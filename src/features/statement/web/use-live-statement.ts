import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import type { CreditStanding } from '../contract/credit-history.ts';

/** Refetches the statement when the polled balance differs from it. */
export function useLiveStatement(standing: CreditStanding | undefined, onChange: () => void): void {
  const { data } = useQuery(creditsQuery(true));
  const known = useRef(standing);
  const notify = useRef(onChange);
  useEffect(() => {
    known.current = standing;
    notify.current = onChange;
  });
  const [credits, held] = [data?.credits, data?.held];
  useEffect(() => {
    if (!known.current || credits === undefined) return;
    const { monthly, extra, held: heldThen } = known.current;
    if (credits !== monthly + extra || held !== heldThen) notify.current();
  }, [credits, held]);
}
