import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { findLibraryFacets, updateGenerationWords } from '#features/generations/contract/library';
import * as phrases from '#phrases';
import { GENERATION_NAME_MAX_CHARACTERS, GENERATION_NOTES_MAX_CHARACTERS } from '#platform/limits/limits';
import { call, queryOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { toastSuccess } from '#web/ui/toast-store.ts';

/** Names a generation, tags it, and takes notes on it. What is typed stays if saving fails. */
export function WordsForm({ generation }: { generation: Generation }) {
  const client = useQueryClient();
  const id = useId();
  const [words, setWords] = useState(() => wordsIn(generation));
  const [saved, setSaved] = useState(words);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (sent: Words) =>
      call(updateGenerationWords, {
        params: { id: generation.id },
        // Another tab may have changed the others.
        body: {
          ...(sent.name !== saved.name && { name: sent.name }),
          ...(sent.notes !== saved.notes && { notes: sent.notes }),
          ...(sent.tags !== saved.tags && {
            tags: sent.tags.split(',').filter((tag) => tag.trim() !== ''),
          }),
        },
      }),
    onSuccess: async (_, sent) => {
      setSaved(sent);
      toastSuccess('Saved', 'The search of your library finds these words.');
      await Promise.all(
        [queryKeys.library, queryKeys.generation(generation.id), queryOf(findLibraryFacets).queryKey].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate(words);
  }
  const field = (name: keyof typeof words) => ({
    id: `${id}${name}`,
    value: words[name],
    onChange: (event: { target: { value: string } }) => setWords({ ...words, [name]: event.target.value }),
  });
  return (
    <form onSubmit={submit} className="mt-5 space-y-3 border-border border-t pt-4">
      <div>
        <Label htmlFor={`${id}name`}>Name</Label>
        <input
          {...field('name')}
          maxLength={GENERATION_NAME_MAX_CHARACTERS}
          className={cn(FIELD_LOOK, LINE)}
        />
      </div>
      <div>
        <Label htmlFor={`${id}tags`}>Tags, separated by commas</Label>
        <input {...field('tags')} className={cn(FIELD_LOOK, LINE)} />
      </div>
      <div>
        <Label htmlFor={`${id}notes`}>Notes</Label>
        <textarea
          {...field('notes')}
          rows={2}
          maxLength={GENERATION_NOTES_MAX_CHARACTERS}
          className={cn(FIELD_LOOK, 'mt-1 py-2')}
        />
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error && messageOf(error, phrases.serverUnreached)}
      </p>
      <Button type="submit" size="small" busy={isPending}>
        Save
      </Button>
    </form>
  );
}

type Words = Record<'name' | 'tags' | 'notes', string>;

function wordsIn({ name, tags, ownNotes }: Generation): Words {
  return { name: name ?? '', tags: tags.join(', '), notes: ownNotes ?? '' };
}

const LINE = 'mt-1 h-11 md:pointer-fine:h-10';
