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
      // A page of its own for each, so that none is answered with what an earlier vector left.
      const path = `/gallery?q=vector${index}`;
      const read = async (headers: Record<string, string>) =>
        (await rawRequest(target.origin, `GET ${path}`, headers)).includes(EMAIL);
      // The control: the page that the header asks for is a person's own.
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
