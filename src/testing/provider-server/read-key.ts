import type { IncomingHttpHeaders } from 'node:http';

/** `Authorization: Bearer …` */
export function readBearer({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
}

/** A header that contains only the key. */
export function readHeader(name: string): (headers: IncomingHttpHeaders) => string | undefined {
  return (headers) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
}
