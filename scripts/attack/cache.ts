import { cookieVectors } from '#testing/cookie-vectors/cookie-vectors';
import { rawRequest } from '#testing/raw-request';
import type { Attack } from './attack.ts';

const EMAIL = 'cached@example.test';

export const attack: Attack = {
  name: 'cache',
  async *run(start) {
    const target = await start();
    const { browser } = await target.signIn(EMAIL);
    const hits: string[] = [];
    const signedIn: string[] = [];
    for (const [index, header] of cookieVectors('framewright', browser.find('framewright')!).entries()) {
      // A separate page for each vector, so that earlier vectors leave nothing in its cache entry.
      const path = `/gallery?q=vector${index}`;
      const read = async (headers: Record<string, string>) =>
        (await rawRequest(target.origin, `GET ${path}`, headers)).includes(EMAIL);
      // Control: with the header, the page is personal.
      if (await read({ cookie: header })) signedIn.push(header);
      if (await read({})) hits.push(JSON.stringify(header.replace(/=[^;]{20,}/, '=token')));
    }
    yield {
      claim: "a signed-in person's page is never served to a visitor",
      tried: signedIn.length,
      hits,
      controls: signedIn.length,
    };
  },
};
