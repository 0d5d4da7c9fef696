interface Cookie {
  host: string;
  path: string;
  name: string;
  value: string;
}

/** A minimal browser for signing in: it keeps cookies by host and path, and does not follow redirects by itself. */
export class CookieBrowser {
  private cookies: Cookie[] = [];

  async go(address: URL | string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookie = this.cookies
      .filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const header of answer.headers.getSetCookie()) this.keep(url.hostname, header);
    return answer;
  }

  find(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  set(cookie: Cookie): void {
    this.cookies = this.cookies.filter((known) => known.name !== cookie.name || known.path !== cookie.path);
    this.cookies.push(cookie);
  }

  private keep(host: string, header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    this.set({ host, name, value, path: /path=([^;]+)/i.exec(header)?.[1] ?? '/' });
    const expires = /expires=([^;]+)/i.exec(header)?.[1];
    if (expires && Date.parse(expires) < Date.now())
      this.cookies = this.cookies.filter((known) => known.name !== name);
  }
}
