import type { APICallError } from '@ai-sdk/provider';

/** What a server understands of a request; those that speak OpenAI's protocol differ. */
export interface Dialect {
  /** Whether it is told the answer's form beside being told in words. */
  takesFormat: boolean;
  /** Whether it tells instructions from what is asked. */
  takesInstructions: boolean;
}

const FORMAT = /response_?format|json_?(schema|object)|structured.?output|guided_json|grammar|\bschema\b/i;
const INSTRUCTIONS =
  /system (role|message|prompt|instruction)|developer (instruction|message)|roles must alternate/i;

/** What to try with a server that refused a request for its form; undefined where it was refused for something else. */
export function easierDialect(
  { takesFormat, takesInstructions }: Dialect,
  { statusCode, message, responseBody }: APICallError,
): Dialect | undefined {
  if (statusCode !== 400 && statusCode !== 422 && statusCode !== 500 && statusCode !== 501) return undefined;
  const said = `${message} ${responseBody ?? ''}`;
  if (takesFormat && FORMAT.test(said)) return { takesFormat: false, takesInstructions };
  if (takesInstructions && INSTRUCTIONS.test(said)) return { takesFormat, takesInstructions: false };
  return undefined;
}
