type ParameterIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterIn<Rest>
  : never;

/** Replaces names in braces by their values. */
export function fillText<Text extends string>(
  text: Text,
  values: Record<ParameterIn<Text>, string | number>,
): string {
  return text.replace(/{(\w+)}/g, (_, name: ParameterIn<Text>) => values[name] as string);
}
