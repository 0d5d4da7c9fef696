/**
 * Options of parts that this version does not have. They stop nothing, since one environment may serve several
 * versions, but nobody should wonder why they change nothing.
 * @returns a line for each, naming the variable
 */
export function listOptionsWithoutEffect(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .sort()
    .flatMap((name) => {
      const part = PARTS.find(({ names }) => names.test(name));
      const value = env[name]?.trim();
      return part && value && value !== part.unless
        ? [`${name} has no effect: this version has no ${part.what}`]
        : [];
    });
}

const PARTS: readonly { names: RegExp; what: string; unless?: string }[] = [
  { names: /^S3_/, what: 'S3 object store' },
  { names: /^(TEXT|VISION)_MODEL$/, what: 'hosted text or vision model', unless: 'builtin' },
  { names: /^OPENAI_COMPATIBLE_/, what: 'hosted model' },
  { names: /^AD_IMAGE_MODEL$/, what: 'ad creator' },
  { names: /^POLICY_EMBED_URL_/, what: 'hosted policies' },
];
