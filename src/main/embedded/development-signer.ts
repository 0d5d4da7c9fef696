import { X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readPrivateKey, type SigningIdentity } from '#adapters/provenance/c2pa/signing-identity';
import { waitForProcessLock } from '../supervisor/process-lock.ts';
import { writePrivateFile } from './write-private-file.ts';

const certified = z.object({ certificate: z.string(), privateKey: z.string() });
const kept = z.object({
  authority: certified,
  signer: certified,
  /** Certificates of the authorities before, whose signatures are still ours. */
  earlierAuthorities: z.array(z.string()),
});
type Kept = z.infer<typeof kept>;

// No authority vouches for the time of a signature, so a picture's holds as long as its signer's certificate: it is
// renewed at half its life, and each picture's holds for ten years at least.
const SIGNER_YEARS = 20;
const RENEWED_YEARS_BEFORE = 10;
const AUTHORITY_YEARS = 50;

/**
 * The certificate that this installation signs with where none is configured: its own authority vouches for it, which
 * nobody else knows. Made at the first start, by one of the processes that ask for it, and renewed in time.
 */
export async function openDevelopmentSigner(
  dataDir: string,
  now: Date = new Date(),
): Promise<SigningIdentity> {
  const folder = join(dataDir, 'provenance');
  const found = await read(folder);
  if (found && !isRenewalDue(found, now)) return identityOf(found);
  return await remake(folder, (before) =>
    before && !isRenewalDue(before, now) ? undefined : make(before, now),
  );
}

/**
 * Makes another key to sign with, whether or not it is due. Pictures that were signed before stay this site's own, since
 * the authority that vouches for them is kept.
 * @param options.authority whether the authority has another key as well, as when its own may be known to others
 */
export async function rotateDevelopmentSigner(
  dataDir: string,
  { authority, now = new Date() }: { authority: boolean; now?: Date },
): Promise<SigningIdentity> {
  return await remake(join(dataDir, 'provenance'), (before) => make(before, now, authority));
}

/** Writes what `decide` makes of what is there, one process at a time; nothing made leaves it as it is. */
async function remake(
  folder: string,
  decide: (before: Kept | undefined) => Promise<Kept> | undefined,
): Promise<SigningIdentity> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await waitForProcessLock(join(folder, 'making.lock'));
  try {
    // Another process may have made it meanwhile.
    const before = await read(folder);
    const made = await decide(before);
    if (!made) return identityOf(before!);
    await writePrivateFile(join(folder, 'development-signer.json'), JSON.stringify(made, null, 2));
    return identityOf(made);
  } finally {
    lock.release();
  }
}

async function make(before: Kept | undefined, now: Date, withAuthority = false): Promise<Kept> {
  // Loaded where certificates are made: most starts find them.
  const { makeAuthority, makeSigner } = await import('./make-certificates.ts');
  const lasts =
    before && !withAuthority && endsAfter(before.authority.certificate, yearsFrom(now, SIGNER_YEARS));
  const authority = lasts ? before.authority : await makeAuthority({ now, years: AUTHORITY_YEARS });
  const earlier = before?.earlierAuthorities ?? [];
  return {
    authority,
    signer: await makeSigner(authority, { now, years: SIGNER_YEARS }),
    earlierAuthorities: before && !lasts ? [before.authority.certificate, ...earlier] : earlier,
  };
}

/** @throws Error when the file is damaged: pictures were signed with what it holds, so it is not made anew. */
async function read(folder: string): Promise<Kept | undefined> {
  const file = join(folder, 'development-signer.json');
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  try {
    return kept.parse(JSON.parse(content));
  } catch (error) {
    throw new Error(`${file} is damaged: bring it back from a backup, or remove it to have another made`, {
      cause: error,
    });
  }
}

function identityOf({ authority, signer, earlierAuthorities }: Kept): SigningIdentity {
  return {
    chain: signer.certificate,
    privateKey: readPrivateKey(signer.privateKey),
    anchors: [authority.certificate, ...earlierAuthorities].join('\n'),
  };
}

function isRenewalDue({ signer }: Kept, now: Date): boolean {
  return !endsAfter(signer.certificate, yearsFrom(now, RENEWED_YEARS_BEFORE));
}

function endsAfter(certificate: string, time: Date): boolean {
  return new X509Certificate(certificate).validToDate > time;
}

function yearsFrom(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return then;
}
