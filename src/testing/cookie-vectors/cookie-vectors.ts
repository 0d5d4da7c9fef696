import fc from 'fast-check';

/**
 * `Cookie` headers that carry a session's token in forms on which two parsers could disagree.
 * @param name of the session cookie
 */
export function cookieVectors(name: string, token: string): string[] {
  const pairs = [
    `${name}=${token}`,
    `${name} =${token}`,
    `${name}\t=${token}`,
    `${name}= ${token}`,
    `${name} = ${token} `,
    ` ${name}=${token}`,
    `${name}="${token}"`,
    `${name.toUpperCase()}=${token}`,
    `${name}=${[...token].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('')}`,
  ];
  const around = [
    (pair: string) => pair,
    (pair: string) => `a=b; ${pair}`,
    (pair: string) => `a=b;${pair}`,
    (pair: string) => `;;${pair};;`,
    (pair: string) => `a; ${pair}`,
    (pair: string) => `theme=dark; ${pair}`,
    (pair: string) => `=;${pair}`,
    (pair: string) => `a="x; ${pair}"`,
    (pair: string) => `${name}; ${pair}`,
    (pair: string) => `${pair}; ${name}=`,
    (pair: string) => `a==; ${pair}; theme=light`,
  ];
  return around.flatMap((put) => pairs.map(put));
}

/** Random headers around a token, made of what cookies are made of. */
export function oddCookieHeaders(name: string, token: string): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    ...[
      name,
      token,
      `${name}=${token}`,
      'theme',
      'theme=dark',
      '=',
      ';',
      '; ',
      ' ',
      '\t',
      '"',
      ',',
      '%20',
      'a',
    ],
  );
  return fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
}
