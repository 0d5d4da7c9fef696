import { invalidRequest } from './api-error.ts';

/** Form values by name; nested for bracketed names. */
export type Form = { [name: string]: FormValue };
type FormValue = string | FormValue[] | Form;

/** Deeper than any of the API's parameters. */
const MAX_DEPTH = 8;

/**
 * Parses `a[b][0][c]=x&expand[]=y`, the format of the API's bodies and queries.
 * @throws ApiError for malformed names
 */
export function parseForm(text: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.replace(/\[.*$/s, ''), ...[...name.matchAll(/\[([^\]]*)\]/g)].map((part) => part[1]!)];
    if (path.length > MAX_DEPTH || path.includes('__proto__'))
      throw invalidRequest(`Invalid parameter name: ${name}`);
    insert(root, path, value);
  }
  return toLists(root) as Form;
}

function insert(root: Form, path: string[], value: string): void {
  let place = root;
  path.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(place).length) : part;
    if (depth === path.length - 1) {
      place[key] = value;
      return;
    }
    const next = place[key];
    if (typeof next !== 'object') place[key] = Object.create(null) as Form;
    place = place[key] as Form;
  });
}

/** Objects with the keys 0, 1, 2 … become lists. */
function toLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, toLists(inner)] as const);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)))
    return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
