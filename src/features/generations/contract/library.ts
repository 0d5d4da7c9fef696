import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  GENERATION_NAME_MAX_CHARACTERS,
  GENERATION_NOTES_MAX_CHARACTERS,
  GENERATION_TAGS_MAX,
  TAG_MAX_CHARACTERS,
} from '#platform/limits/limits';
import { generation, generationId } from './generations.ts';

const blankIsNull = (text: string | null) => text?.trim() || null;

/** Name, notes and tags of a generation by its owner. Blank texts are removed. */
export const generationWords = z
  .object({
    name: z.string().max(GENERATION_NAME_MAX_CHARACTERS).nullable().optional().transform(orBlank),
    notes: z.string().max(GENERATION_NOTES_MAX_CHARACTERS).nullable().optional().transform(orBlank),
    tags: z
      .array(z.string().trim().min(1).max(TAG_MAX_CHARACTERS))
      .max(GENERATION_TAGS_MAX)
      .transform((tags) => [...new Set(tags.map((tag) => tag.toLowerCase()))])
      .optional(),
  })
  .refine(({ name, notes, tags }) => [name, notes, tags].every(isStorable), {
    error: PROBLEM_PHRASES.notText,
  });

function orBlank(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : blankIsNull(text);
}

/** PostgreSQL stores no NUL. */
function isStorable(value: unknown): boolean {
  return !JSON.stringify(value ?? null).includes('\\u0000');
}

export const libraryFacets = z.object({
  /** Pictures of completed generations; generations of the other statuses. */
  statuses: z.object({
    completed: z.number().int(),
    generating: z.number().int(),
    failed: z.number().int(),
    canceled: z.number().int(),
  }),
  categories: z.array(z.object({ category: z.string(), count: z.number().int() })),
  imageModels: z.array(z.object({ imageModel: z.string(), count: z.number().int() })),
  tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
});
export type LibraryFacets = z.infer<typeof libraryFacets>;

const TAG = 'Library';
const OWN = { access: 'session', signIn: 'signed_out.see_images' } as const;

export const updateGenerationWords = endpoint({
  method: 'PATCH',
  path: '/api/generations/:id',
  ...OWN,
  params: z.object({ id: id('not_found.generation', generationId) }),
  body: generationWords,
  responses: { 200: generation },
  refusals: ['storage_full'],
  words: {
    tag: TAG,
    summary: 'Name a generation, tag it, and write notes on it',
    description: 'What is left out stays as it is. Tags are stored in lower case.',
    example: { request: { name: 'Cover, second try', tags: ['cover', 'spring'] } },
  },
});

export const findLibraryFacets = endpoint({
  method: 'GET',
  path: '/api/library/facets',
  ...OWN,
  responses: { 200: libraryFacets },
  cache: 'no-store',
  words: { tag: TAG, summary: 'List what your library can be filtered by, with counts' },
});
