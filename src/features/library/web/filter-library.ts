import type { Generation } from '#features/generations/contract/generations';
import { generationName } from '#features/generations/web/generation-name';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { hasWords, plainText, wordsOf } from '#web/ui/plain-text.ts';
import { type LibraryEntry, libraryEntries } from './library-entries.ts';

/** Selects the cards that the library shows. */
export interface LibraryFilter {
  /** Search words. */
  text: string;
  /** Null: all categories. */
  category: string | null;
  status: Status;
  /** These are null where they select nothing. */
  kind: string | null;
  color: string | null;
  orientation: string | null;
  /** `true` or `false`. */
  people: string | null;
  imageModel: string | null;
  tag: string | null;
  /** `true`, or null. */
  starred: string | null;
  /** Days, such as 2026-01-31. */
  from: string | null;
  to: string | null;
}

type Status = Generation['status'] | 'canceled';

export const WHOLE_LIBRARY: LibraryFilter = {
  text: '',
  category: null,
  status: 'completed',
  kind: null,
  color: null,
  orientation: null,
  people: null,
  imageModel: null,
  tag: null,
  starred: null,
  from: null,
  to: null,
};

/** Filters besides words, category and status. */
export const MORE_FILTERS = [
  'kind',
  'color',
  'orientation',
  'people',
  'imageModel',
  'tag',
  'starred',
  'from',
  'to',
] as const;

const STATUSES: readonly string[] = ['completed', 'generating', 'failed', 'canceled'];

/** The filter in an address of the library. */
export function readLibraryFilter(search: string): LibraryFilter {
  const params = new URLSearchParams(search);
  const status = params.get('status') ?? '';
  return {
    ...WHOLE_LIBRARY,
    text: params.get('q') ?? '',
    category: params.get('category') || null,
    ...(STATUSES.includes(status) && { status: status as Status }),
    ...Object.fromEntries(MORE_FILTERS.map((name) => [name, params.get(name) || null])),
  };
}

/** The query of an address, and of the call that lists it; only what selects something. */
export function writeLibraryFilter({ text, status, ...others }: LibraryFilter): Record<string, string> {
  const chosen = Object.entries(others).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return {
    ...(text.trim() !== '' && { q: text }),
    ...(status !== 'completed' && { status }),
    ...Object.fromEntries(chosen),
  };
}

/** The cards of these generations with the wanted status. */
export function cardsOf(generations: readonly Generation[], status: Status): LibraryEntry[] {
  return generations.filter((generation) => statusOf(generation) === status).flatMap(libraryEntries);
}

/** The cards that match a filter, in the order of the generations. */
export function filterLibrary(
  generations: readonly Generation[],
  { text, category, status }: LibraryFilter,
): LibraryEntry[] {
  const words = wordsOf(text);
  return generations
    .filter(
      (generation) =>
        statusOf(generation) === status &&
        (category === null || generation.category === category) &&
        hasWords(plainPrompt(generation), words),
    )
    .flatMap(libraryEntries);
}

/** A value to filter by, with the number of cards that have it. */
export interface FilterOption {
  value: string;
  label: string;
  count: number;
}

/** The categories of all generations with this status, largest first. */
export function categoryOptions(generations: readonly Generation[], status: Status): FilterOption[] {
  const counts = new Map<string, number>();
  for (const generation of generations) {
    const { category } = generation;
    if (statusOf(generation) !== status || !category) continue;
    counts.set(category, (counts.get(category) ?? 0) + libraryEntries(generation).length);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: categoryLabel(value), count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

export function statusOptions(counts: Record<Status, number>): FilterOption[] {
  return (['completed', 'generating', 'failed', 'canceled'] as const).map((status) => ({
    value: status,
    label: STATUS_LABELS[status],
    count: counts[status],
  }));
}

/** A category's label; an unknown category is shown with a capital letter. */
export function categoryLabel(category: string): string {
  const labels: Readonly<Record<string, string>> = CONTENT_CATEGORIES;
  const label = Object.hasOwn(labels, category) ? labels[category] : undefined;
  return label ?? category.charAt(0).toUpperCase() + category.slice(1);
}

const STATUS_LABELS = {
  completed: 'Completed',
  generating: 'Generating',
  failed: 'Failed',
  canceled: 'Canceled',
};

/** A canceled generation has failed. */
function statusOf({ status, canceledAt }: Generation): Status {
  return status === 'failed' && canceledAt !== null ? 'canceled' : status;
}

/** Cached for each generation, since the search runs at every keystroke. */
const plainPrompts = new WeakMap<Generation, string>();

function plainPrompt(generation: Generation): string {
  let plain = plainPrompts.get(generation);
  if (plain === undefined) {
    plain = plainText(generationName(generation, ''));
    plainPrompts.set(generation, plain);
  }
  return plain;
}
