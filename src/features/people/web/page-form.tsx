import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { chooseOwnPage, type OwnPage, removeOwnPage } from '../contract/people.ts';
import { ownPageQuery } from './people-api.ts';

/** Chooses a public page under a name, renames it, and removes it. */
export function PageForm() {
  const { data, isError, refetch } = useQuery(ownPageQuery);
  if (data) return <Form key={data.name} page={data} />;
  return isError ? (
    <LoadFailure title={phrases.pageNotLoaded} onRetry={() => void refetch()} />
  ) : (
    <div className="h-32" aria-busy />
  );
}

function Form({ page }: { page: OwnPage }) {
  const id = useId();
  const client = useQueryClient();
  const [name, setName] = useState(page.name ?? '');
  const show = (next: OwnPage) => client.setQueryData(ownPageQuery.queryKey, next);
  const choose = useMutation({ mutationFn: () => call(chooseOwnPage, { body: { name } }), onSuccess: show });
  const remove = useMutation({
    mutationFn: () => call(removeOwnPage),
    onSuccess: () => show({ name: null, isRemoved: false }),
  });
  const error = choose.error ?? remove.error;
  if (page.isRemoved) return <p className="leading-relaxed">An admin has removed your public page.</p>;

  function submit(event: FormEvent) {
    event.preventDefault();
    remove.reset();
    choose.mutate();
  }

  return (
    <form onSubmit={submit}>
      <p className="leading-relaxed">
        {page.name === null ? (
          'You have none. It would show the pictures that you published, under a name of your choice, and nothing else about you.'
        ) : (
          <>
            Everyone sees the pictures that you published at{' '}
            <Link
              href={`/people/${page.name}`}
              className="underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              /people/{page.name}
            </Link>
            .
          </>
        )}
      </p>
      <Label htmlFor={id} className="mt-4 block">
        Address of your page
      </Label>
      <input
        id={id}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={choose.isError || undefined}
        aria-describedby={`${id}-note`}
        className={cn(FIELD_LOOK, 'mt-1 h-11')}
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={cn('mt-1 text-sm', error ? 'text-danger' : 'text-muted')}
      >
        {error ? messageOf(error, phrases.tryAgain) : '3 to 30 letters from a to z, digits and hyphens.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" busy={choose.isPending} disabled={name.trim() === '' || name === page.name}>
          {page.name === null ? 'Make my page' : 'Rename'}
        </Button>
        {page.name !== null && (
          <Button
            variant="ghost"
            busy={remove.isPending}
            onClick={() => remove.mutate()}
            className="text-danger!"
          >
            Remove my page
          </Button>
        )}
      </div>
    </form>
  );
}
