import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearch } from 'wouter';
import type { User } from '#features/accounts/contract/user';
import { signInAddress } from '#features/accounts/web/api/accounts';
import * as phrases from '#phrases';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { call, queryOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import {
  type AuthorizationQuestion,
  type AuthorizationRequest,
  allowConnection,
  askForConnection,
} from '../contract/connections.ts';

/** Asks whether a program may act for the person. Its address is the program's request. */
export function ConnectProgram() {
  const { user } = usePageState();
  const search = useSearch();
  const request: AuthorizationRequest = Object.fromEntries(new URLSearchParams(search));
  if (!user)
    return (
      <Sheet title="Connect a program">
        <p className="mt-5 text-lg text-muted leading-relaxed">
          A program wants to use Framewright for you. Sign in to see what it asks for.
        </p>
        <div className="mt-8">
          <Button asChild variant="primary">
            <a href={signInAddress(`/oauth/authorize?${search}`)}>Sign In</a>
          </Button>
        </div>
      </Sheet>
    );
  return <Question request={request} user={user} />;
}

function Question({ request, user }: { request: AuthorizationRequest; user: User }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(askForConnection, { query: request as Record<string, string> }),
    retry: false,
  });
  if (data?.problem === null) return <Decision question={data} request={request} user={user} />;
  if (data)
    return (
      <Sheet title="This program asked wrongly">
        <p className="mt-5 leading-relaxed">
          “<span className="[overflow-wrap:anywhere]">{data.name}</span>” sent a request that cannot be
          answered: {data.problem} Nothing was allowed.
        </p>
        <div className="mt-8">
          <Button asChild>
            <a href={data.refusalAddress}>Back to {data.destination}</a>
          </Button>
        </div>
      </Sheet>
    );
  if (error)
    return (
      <Sheet title="The program cannot be connected">
        <p role="alert" className="mt-5 leading-relaxed">
          {messageOf(error, phrases.somethingWrong)}
        </p>
        <div className="mt-8">
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet title="Connect a program">
      <Spinner className="mt-5 size-6" />
    </Sheet>
  );
}

interface DecisionProps {
  question: AuthorizationQuestion;
  request: AuthorizationRequest;
  user: User;
}

function Decision({ question, request, user }: DecisionProps) {
  const { name, destination, scopes, refusalAddress } = question;
  const [allowed, setAllowed] = useState<readonly ApiScope[]>(scopes);
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(allowConnection, { body: { ...request, allowed } }),
    onSuccess: ({ address }) => location.assign(address),
  });
  // The browser is on its way to the program.
  const isBusy = isPending || isSuccess;
  return (
    <Sheet title="Connect a program">
      <p className="mt-5 leading-relaxed">
        A program that calls itself “<strong className="font-medium [overflow-wrap:anywhere]">{name}</strong>”
        wants to use Framewright for you, as <span className="[overflow-wrap:anywhere]">{user.email}</span>.
      </p>
      <p className="mt-3 text-muted text-sm leading-relaxed">
        Nobody has checked this name. Go on only if you have just started this yourself, in a program that you
        trust. Your browser then goes to{' '}
        <span className="text-ink [overflow-wrap:anywhere]">{destination}</span>.
      </p>
      <fieldset className="mt-5" disabled={isBusy}>
        <legend className="font-medium text-sm">It may</legend>
        <div className="mt-1">
          {scopes.map((scope) => (
            <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                checked={allowed.includes(scope)}
                onChange={({ target }) =>
                  setAllowed(scopes.filter((one) => (one === scope ? target.checked : allowed.includes(one))))
                }
                className="size-4.5 shrink-0 accent-ink"
              />
              <span>{API_SCOPES[scope]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="alert" className="mt-3 text-danger text-sm leading-relaxed empty:hidden">
        {error && messageOf(error, phrases.somethingWrong)}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button asChild>
          <a href={refusalAddress}>Cancel</a>
        </Button>
        <Button variant="primary" busy={isBusy} disabled={allowed.length === 0} onClick={() => mutate()}>
          Allow
        </Button>
      </div>
      <p className="mt-5 text-muted text-sm leading-relaxed">
        You can disconnect it on your account page at any time.
      </p>
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6">
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">{title}</h1>
        {children}
      </div>
    </div>
  );
}
