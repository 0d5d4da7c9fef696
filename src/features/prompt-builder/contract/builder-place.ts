/** The parts of a prompt builder's address: /prompt-builder/{category}/{modelId}. */
export interface BuilderPlace {
  category: string;
  /** Empty: the category decides. */
  modelId: string;
}

/** Reads a path; a part with an invalid encoding is left unchanged. */
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
