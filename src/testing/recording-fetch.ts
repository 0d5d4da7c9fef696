/** A request as a provider's server would see it. */
export interface SeenRequest {
  url: string;
  headers: Record<string, string>;
  /** The body, where it is JSON. */
  json: Record<string, unknown>;
}

/**
 * A fetch that records requests and returns given answers.
 * @param answer its result is sent as JSON unless it is a Response
 */
export function createRecordingFetch(answer: (request: SeenRequest) => unknown): {
  fetch: typeof globalThis.fetch;
  seen: SeenRequest[];
} {
  const seen: SeenRequest[] = [];
  return {
    seen,
    async fetch(input, init) {
      const asked = new Request(input, init);
      const text = await asked.text();
      const request = {
        url: asked.url,
        headers: Object.fromEntries(asked.headers),
        json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      seen.push(request);
      const answered = answer(request);
      return answered instanceof Response ? answered : Response.json(answered);
    },
  };
}

/** A call of an image model with nothing but words; more of it by `more`. */
export const plainCall = {
  prompt: 'A fox in the snow',
  n: 1,
  size: undefined,
  aspectRatio: undefined,
  seed: undefined,
  files: undefined,
  mask: undefined,
  providerOptions: {},
} as const;
