import { parseJson } from '../../model-providers/calls/request-json.ts';

/** Reasoning before the answer, if the server does not separate it. */
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;

/**
 * The JSON object in a model's answer; it may be in a code fence, between words, or have trailing commas.
 * @returns undefined if there is none
 */
export function readJson(said: string): unknown {
  const answer = said.replace(THOUGHTS, '');
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1];
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  const within = from === -1 || to < from ? undefined : answer.slice(from, to + 1);
  for (const candidate of [answer, fenced, within]) {
    if (candidate === undefined) continue;
    const value = parseJson(candidate) ?? parseJson(candidate.replace(/,(\s*[}\]])/g, '$1'));
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

/**
 * The answer of a model that wrote plain text without the JSON object around it.
 * @returns undefined if it looks like more than a plain text
 */
export function readProse(said: string): string | undefined {
  const text = said
    .replace(THOUGHTS, '')
    .trim()
    .replace(/^(["“])([\s\S]*)["”]$/, '$2');
  return text === '' || /[{}[\]`<>]|^\S+$/.test(text) ? undefined : text;
}
