import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { toast, toastSuccess } from '#web/ui/toast-store.ts';
import { findPromoCode, type PromoCodeOffer } from '../contract/billing.ts';
import { adviceFor } from './failure-texts.ts';
import { readPromoCode, savePromoCode } from './promo-code-storage.ts';

/** The typed promo code and the applied one. The server checks it; a purchase sends it. */
export function usePromoCode() {
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState<PromoCodeOffer | null>(null);
  const busy = useRef(false);
  useEffect(() => setApplied(readPromoCode()), []);

  function hold(offer: PromoCodeOffer | null) {
    savePromoCode(offer);
    setApplied(offer);
  }

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => call(findPromoCode, { params: { code } }),
    onSuccess: (offer) => {
      hold(offer);
      setTyped('');
      toastSuccess('Promo code saved', 'Your promo code will be applied at checkout');
    },
    onError: (error) => toast({ ...describeFailure(error), variant: 'destructive' }),
    onSettled: () => {
      busy.current = false;
    },
  });

  return {
    typed,
    setTyped,
    applied,
    isPending,
    apply() {
      const code = typed.trim();
      // A second click may come before the button is disabled.
      if (code === '' || busy.current) return;
      busy.current = true;
      mutate(code);
    },
    remove: () => hold(null),
    /** The code is no longer valid: puts it back into the field, to be corrected or deleted. */
    reject() {
      if (applied) setTyped(applied.code);
      hold(null);
    },
    /** The code for a purchase. A typed code counts even if it was not applied. */
    code: typed.trim() || applied?.code || null,
  };
}

function describeFailure(error: unknown): { title: string; description: string } {
  if (error instanceof ApiError && error.body?.code === 'promo_code_used')
    return { title: phrases.promoCodeUsed, description: adviceFor(error) };
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return {
      title: phrases.promoCodeInvalid,
      description: phrases.promoCodeUnknown,
    };
  }
  return { title: phrases.promoCodeUnchecked, description: adviceFor(error) };
}
