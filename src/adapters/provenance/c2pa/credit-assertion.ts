import { z } from 'zod';

/** The standard's own metadata assertion allows only some fields; this one allows all: https://cawg.io/metadata/1.1/ */
const LABEL = 'cawg.metadata';

/** The assertion of the line that must be shown with a picture, in the properties that XMP has it in. */
export function creditAssertion(credit: string) {
  return {
    label: LABEL,
    data: {
      '@context': {
        dc: 'http://purl.org/dc/elements/1.1/',
        photoshop: 'http://ns.adobe.com/photoshop/1.0/',
      },
      'photoshop:Credit': credit,
      'dc:rights': credit,
    },
  };
}

const data = z.object({ 'photoshop:Credit': z.string() });

/** The credit line among a manifest's assertions; null if there is none. */
export function findCredit(assertions: readonly { label: string; data: unknown }[]): string | null {
  const found = assertions.find(({ label }) => label === LABEL);
  return data.safeParse(found?.data).data?.['photoshop:Credit'] ?? null;
}
