import type { APICallError } from '@ai-sdk/provider';

/** Features of the chat API that some OpenAI-compatible servers lack. */
export interface ChatFeatures {
  hasResponseFormat: boolean;
  hasSystemRole: boolean;
}

const FORMAT = /response_?format|json_?(schema|object)|structured.?output|guided_json|grammar|\bschema\b/i;
const SYSTEM_ROLE =
  /system (role|message|prompt|instruction)|developer (instruction|message)|roles must alternate/i;

/** The features to try next, without the one that the server refused; undefined if it refused for another reason. */
export function withoutRefusedFeature(
  features: ChatFeatures,
  { statusCode, message, responseBody }: APICallError,
): ChatFeatures | undefined {
  if (statusCode !== 400 && statusCode !== 422 && statusCode !== 500 && statusCode !== 501) return undefined;
  const said = `${message} ${responseBody ?? ''}`;
  if (features.hasResponseFormat && FORMAT.test(said)) return { ...features, hasResponseFormat: false };
  if (features.hasSystemRole && SYSTEM_ROLE.test(said)) return { ...features, hasSystemRole: false };
  return undefined;
}
