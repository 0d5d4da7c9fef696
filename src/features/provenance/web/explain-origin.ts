import type { ContentCredentials, PictureOrigin } from '../contract/picture-origin.ts';
import { actionInWords, sourceTypeInWords } from './origin-words.ts';

export interface OriginReport {
  verdict: {
    tone: 'success' | 'neutral' | 'warning' | 'danger';
    title: string;
    summary: string;
  };
  facts: { label: string; lines: string[] }[];
}

/** Explains a file's credentials. @param timeZone for times; the reader's own if left out */
export function explainOrigin(origin: PictureOrigin, timeZone?: string): OriginReport {
  const { credentials, isDamaged, xmp } = origin;
  if (isDamaged) return { verdict: DAMAGED, facts: xmpFacts(xmp) };
  if (!credentials) return { verdict: xmp ? UNSIGNED : NOTHING, facts: xmpFacts(xmp) };
  return { verdict: verdictOn(credentials), facts: credentialFacts(credentials, timeZone) };
}

const DAMAGED: OriginReport['verdict'] = {
  tone: 'danger',
  title: 'Its credentials are damaged',
  summary: 'The file has content credentials that cannot be read. It may be incomplete or changed.',
};

const UNSIGNED: OriginReport['verdict'] = {
  tone: 'neutral',
  title: 'Unsigned note on its origin',
  summary:
    'The metadata says where this picture comes from. Nobody has signed it, and anyone can write or remove it, so it is only a hint.',
};

const NOTHING: OriginReport['verdict'] = {
  tone: 'neutral',
  title: 'No credentials in this file',
  summary:
    'Nothing in the file says where it comes from. Most pictures have no credentials, and many services remove them. So this proves neither that it is a photograph nor that it was generated.',
};

function verdictOn({ isIntact, isTrusted, failures, signer }: ContentCredentials): OriginReport['verdict'] {
  const name = signer === null ? 'an unnamed signer' : `“${signer}”`;
  if (!isIntact)
    return {
      tone: 'danger',
      title: 'Changed after signing',
      summary: `The file has changed since ${name} signed it. Its credentials may not describe what you see.`,
    };
  if (isTrusted)
    return {
      tone: 'success',
      title: 'Made here, and unchanged',
      summary: 'This site signed the picture, and nothing in the file has changed since.',
    };
  if (failures.includes('signingCredential.expired'))
    return {
      tone: 'warning',
      title: 'Unchanged, but its certificate has expired',
      summary: `The file is as it was signed. The certificate of ${name} is no longer valid, and no authority vouches for the time of signing.`,
    };
  return {
    tone: 'warning',
    title: 'Unchanged, by a signer unknown here',
    summary: `The file is as ${name} signed it. This site does not know that signer: anybody can make a certificate of any name.`,
  };
}

function credentialFacts(
  { digitalSourceType, producer, isTrusted, signer, signedAt, actions, credit, failures }: ContentCredentials,
  timeZone: string | undefined,
): OriginReport['facts'] {
  return present([
    ['How it was made', digitalSourceType && sourceTypeInWords(digitalSourceType)],
    ['Made with', producer],
    ['Signed by', signer && (isTrusted ? `${signer} (this site)` : signer)],
    ['When', signedAt && timeInWords(signedAt, timeZone)],
    ['What was done', ...actions.map(actionInWords)],
    ['Credit', credit],
    ['Checks that failed', ...failures],
  ]);
}

function xmpFacts(xmp: PictureOrigin['xmp']): OriginReport['facts'] {
  return present([
    ['How it was made', xmp?.digitalSourceType && sourceTypeInWords(xmp.digitalSourceType)],
    ['Made with', xmp?.creatorTool],
    ['Credit', xmp?.credit],
  ]);
}

function present(facts: [string, ...(string | null | undefined)[]][]): OriginReport['facts'] {
  return facts
    .map(([label, ...lines]) => ({ label, lines: lines.filter((line) => line != null && line !== '') }))
    .filter(({ lines }) => lines.length > 0) as OriginReport['facts'];
}

/** A malformed time is shown as written. */
function timeInWords(time: string, timeZone: string | undefined): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return date.toLocaleString('en', {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });
}
