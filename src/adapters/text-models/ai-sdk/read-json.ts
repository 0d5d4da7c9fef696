/** What models that think aloud say first, where their server doesn't part it from the answer. */
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;

/**
 * The JSON object in a model's answer: alone, in a code fence, with words around it, or with a comma too many.
 * @returns undefined where there is none
 */
export function readJson(said: string): unknown {
  const answer = said.replace(THOUGHTS, '');
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1];
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  const within = from === -1 || to < from ? undefined : answer.slice(from, to + 1);
  for (const candidate of [answer, fenced, within]) {
    if (candidate === undefined) continue;
    const value = parse(candidate) ?? parse(candidate.replace(/,(\s*[}\]])/g, '$1'));
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

/**
 * The text of a model that writes its one text alone, without the object around it.
 * @returns undefined where there may be more to it than that
 */
export function readProse(said: string): string | undefined {
  const text = said
    .replace(THOUGHTS, '')
    .trim()
    .replace(/^(["“])([\s\S]*)["”]$/, '$2');
  return text === '' || /[{}[\]`<>]|^\S+$/.test(text) ? undefined : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
