/** Where a prompt builder stands, as its address says: /prompt-builder/{category}/{modelId}. */
export interface BuilderPlace {
  category: string;
  /** Empty: the category alone decides. */
  modelId: string;
}

/** Reads a path; a part that is no valid encoding is taken as it stands. */
export function readBuilderPlace(path: string): BuilderPlace {
  const [, , category = '', modelId = ''] = path.split('/').map(decode);
  return { category: category || 'business', modelId };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
