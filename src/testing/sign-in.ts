import { CookieBrowser } from './cookie-browser.ts';

/** Signs in through the whole flow. @returns the browser with its session, and where it was sent in the end */
export async function signIn(
  origin: string,
  {
    email,
    returnTo,
    fresh = false,
    browser = new CookieBrowser(),
  }: { email: string; returnTo?: string; fresh?: boolean; browser?: CookieBrowser },
): Promise<{ browser: CookieBrowser; landing: Response; callbackUrl: URL }> {
  const query = new URLSearchParams({
    ...(returnTo !== undefined && { returnTo }),
    ...(fresh && { fresh: 'true' }),
  });
  const follow = async (from: Response, base: URL | string, init?: RequestInit) => {
    const location = from.headers.get('location');
    if (location === null) throw new Error(`${from.url} answered ${from.status} instead of redirecting`);
    const url = new URL(location, base);
    return { url, answer: await browser.go(url, init) };
  };
  const login = await browser.go(`${origin}/api/auth/login?${query}`);
  const form = await follow(login, origin);
  const page = form.answer.status === 200 ? form : await follow(form.answer, form.url);
  const sent = await browser.go(page.url, {
    method: 'POST',
    body: new URLSearchParams({ email, firstName: 'Ada', lastName: 'Lovelace' }),
  });
  const resumed = await follow(sent, page.url);
  const callbackUrl = new URL(resumed.answer.headers.get('location')!, resumed.url);
  return { browser, landing: await browser.go(callbackUrl), callbackUrl };
}
