/**
 * An option of a part that this version does not have would be ignored in silence, so it is refused.
 * @returns one line that names the variable, or `undefined` when there is none.
 */
export function refuseLaterOptions(env: Readonly<Record<string, string>>): string | undefined {
  for (const name of Object.keys(env).sort()) {
    const part = PARTS.find(({ names, unless }) => names.test(name) && env[name] !== unless);
    if (part) return `${name} has no effect: this version has no ${part.what}`;
  }
  return undefined;
}

const PARTS: readonly { names: RegExp; what: string; unless?: string }[] = [
  { names: /^S3_/, what: 'S3 object store' },
  { names: /^STRIPE_/, what: 'payments' },
  { names: /^(TEXT|VISION)_MODEL$/, what: 'hosted text or vision model', unless: 'builtin' },
  { names: /^OPENAI_COMPATIBLE_/, what: 'hosted model' },
  { names: /^AD_IMAGE_MODEL$/, what: 'ad creator' },
  { names: /^EGRESS_ALLOW_HOSTS$/, what: 'website analysis' },
  { names: /^GALLERY_BATCH$/, what: 'gallery refill' },
  { names: /^POLICY_EMBED_URL_/, what: 'hosted policies' },
];
