import type { APIRequestContext } from 'playwright-core';

/** Requests each file once, with the visit's cookies. */
export interface FileCheck {
  /** @returns faults of files that were not requested before */
  check(urls: Iterable<string>): Promise<string[]>;
}

const AT_ONCE = 6;

export function createFileCheck(request: APIRequestContext): FileCheck {
  const asked = new Set<string>();
  const ask = async (url: string) => {
    const answer = await request.get(url, { maxRedirects: 0 });
    const status = answer.status();
    await answer.dispose();
    return status < 300 ? [] : [`${status} ${url}`];
  };
  return {
    async check(urls) {
      const left = [...new Set(urls)].filter((url) => !asked.has(url));
      for (const url of left) asked.add(url);
      const faults: string[] = [];
      const work = async () => {
        for (let url = left.pop(); url !== undefined; url = left.pop()) faults.push(...(await ask(url)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return faults;
    },
  };
}
