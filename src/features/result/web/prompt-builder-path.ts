/** The prompt builder that made this result: the professional set for numbers, business for the rest. */
export function promptBuilderPath(modelId: number | string | null): string {
  const id = modelId ?? DEFAULT_MODEL;
  const set = /^\d+$/.test(String(id)) ? 'professional' : 'business';
  return `/prompt-builder/${set}/${encodeURIComponent(id)}`;
}

const DEFAULT_MODEL = 1;
