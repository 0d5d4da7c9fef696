import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { describeFailure } from '#features/admin/web/describe-failure';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { checkUser, fixSubscriptionCredits } from '../contract/admin-credits.ts';

const PATH = '/admin/check-credits';

/** Looks up the user whom the address names, and gives them missing credits. */
export function useCreditCheck() {
  const named = new URLSearchParams(useSearch()).get('email')?.trim() ?? '';
  const [, navigate] = useLocation();
  const check = useMutation({
    networkMode: 'always',
    mutationFn: (body: { email: string } | { id: string }) => call(checkUser, { body }),
    onError: (error) =>
      toast({
        // 404 is about what was typed; anything else is our failure.
        title: error instanceof ApiError && error.status === 404 ? 'Error' : phrases.checkFailed,
        description: describeFailure(error),
        variant: 'destructive',
      }),
  });
  const busy = useRef(false);
  const fix = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(fixSubscriptionCredits, { body: { id } }),
    onSuccess: ({ message }) => toastSuccess('Credits fixed!', message),
    onError: (error) => toastFailure(phrases.fixFailed, describeFailure(error)),
    onSettled: (_data, _error, id) => {
      busy.current = false;
      check.mutate({ id });
    },
  });

  const { mutate } = check;
  useEffect(() => {
    if (named !== '') mutate({ email: named });
  }, [named, mutate]);

  return {
    named,
    /** Undefined until a user was found; the previous user while the next is looked up. */
    user: check.isError ? undefined : check.data,
    failure: check.isError ? describeFailure(check.error) : null,
    isChecking: check.isPending,
    isFixing: fix.isPending,
    check(email: string) {
      if (email === '') {
        toastFailure(phrases.emailRequired, phrases.emailRequiredAdvice);
      } else if (email === named) mutate({ email });
      else navigate(`${PATH}?${new URLSearchParams({ email })}`);
    },
    /** Looks up an account by its id, among those that have the same email. */
    choose: (id: string) => mutate({ id }),
    fix(id: string) {
      // A second click may come before the button is disabled.
      if (busy.current) return;
      busy.current = true;
      fix.mutate(id);
    },
  };
}
