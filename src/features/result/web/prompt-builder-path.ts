/** The prompt builder of a result: the professional set for numeric ids, business for others. */
export function promptBuilderPath(modelId: number | string | null): string {
  const id = modelId ?? DEFAULT_MODEL;
  const set = /^\d+$/.test(String(id)) ? 'professional' : 'business';
  return `/prompt-builder/${set}/${encodeURIComponent(id)}`;
}

const DEFAULT_MODEL = 1;
