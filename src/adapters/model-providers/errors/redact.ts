const REMOVED = '[removed]';
/** Redacting shorter values would remove ordinary words. */
const LEAST_SECRET = 4;

/** Patterns of keys in providers' messages: `Bearer …`, `?key=…`, `"api_key": "…"`, `sk-…`. */
const PATTERNS: readonly [RegExp, string][] = [
  [
    /((?:authorization|api[-_ ]?key|access[-_ ]?token|secret[-_ ]?key|private[-_ ]?key|x-key)\\*["']?\s*[:=]\s*\\*["']?(?:(?:bearer|basic|key|token)\s+)?)[^\s"'&,;}\\]{4,}/gi,
    `$1${REMOVED}`,
  ],
  [/\b(bearer|basic|key|token)\s+(?=\S*\d)[\w.:~+/=*-]{12,}/gi, `$1 ${REMOVED}`],
  [/([?&](?:key|api[-_]?key|token|access_token|sig|signature|x-amz-[a-z-]+)=)[^&\s"'#]+/gi, `$1${REMOVED}`],
  [/(\/\/)[^/\s:@]*:[^/\s@]+@/g, `$1${REMOVED}@`],
  [/\b(?:(?:sk|pk|rk|xai|gsk|fw|hf|r8|tgp)[-_]|AIza|ya29\.)[\w*.-]{8,}/g, REMOVED],
  [/\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?/g, REMOVED],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, REMOVED],
];

/** Removes secrets from a text: the given ones in any encoding, and anything that looks like a key. */
export type Redact = (text: string) => string;

/** @param secrets such as API keys */
export function createRedact(secrets: readonly string[]): Redact {
  const known = secrets
    .filter((secret) => secret.length >= LEAST_SECRET)
    // Longest first: one may be a prefix of another.
    .toSorted((a, b) => b.length - a.length)
    .map((secret) => new RegExp([spelled(secret), ...inBase64(secret), inHex(secret)].join('|'), 'g'));
  return (text) => {
    const without = known.reduce((rest, pattern) => rest.replace(pattern, REMOVED), text);
    return PATTERNS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), without);
  };
}

/** A pattern for a secret whose characters may be encoded for URLs, JSON or HTML. */
function spelled(secret: string): string {
  return [...secret]
    .map((character) => {
      const code = character.codePointAt(0)!;
      const bytes = [...Buffer.from(character)].map((byte) => anyCase(byte.toString(16).padStart(2, '0')));
      const units = [...Array(character.length).keys()].map((at) =>
        anyCase(character.charCodeAt(at).toString(16).padStart(4, '0')),
      );
      const forms = [
        `\\\\{0,7}${character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')}`,
        bytes.map((byte) => `%(?:25)*${byte}`).join(''),
        units.map((unit) => `\\\\{1,7}u${unit}`).join(''),
        `&#0*${code};`,
        `&#[xX]0*${anyCase(code.toString(16))};`,
        ...(NAMED[character] ?? []),
      ];
      return `(?:${forms.join('|')})`;
    })
    .join('');
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  '"': ['&quot;'],
  "'": ['&apos;'],
  ' ': ['\\+'],
  '\n': ['\\\\{1,7}n'],
  '\r': ['\\\\{1,7}r'],
  '\b': ['\\\\{1,7}b'],
  '\f': ['\\\\{1,7}f'],
  '\t': ['\\\\{1,7}t'],
};

/** The base64 digits that depend only on the secret, at each of the three alignments, as in `user:key`. */
function inBase64(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const first = before === 0 ? 0 : before + 1;
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    const own = coded.slice(first, last);
    return own.length < LEAST_SECRET
      ? []
      : [own.replace(/[+/]/g, (sign) => (sign === '+' ? '[+-]' : '[/_]'))];
  });
}

function inHex(secret: string): string {
  return anyCase(Buffer.from(secret).toString('hex'));
}

function anyCase(hex: string): string {
  return hex.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
