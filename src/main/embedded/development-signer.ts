import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SigningIdentity } from '#adapters/provenance/c2pa/signing-identity';
import { waitForProcessLock } from '../supervisor/process-lock.ts';
import { writePrivateFile } from './write-private-file.ts';

const certified = z.object({ certificate: z.string(), privateKey: z.string() });
const kept = z.object({
  authority: certified,
  signer: certified,
  /** Certificates of earlier authorities, whose signatures still count as ours. */
  earlierAuthorities: z.array(z.string()),
});
type Kept = z.infer<typeof kept>;

// Signatures have no timestamp, so a picture's signature is valid only as long as the signer's certificate. The
// certificate is renewed after half its life, so every picture's is valid for at least ten years.
const SIGNER_YEARS = 20;
const RENEWED_YEARS_BEFORE = 10;
const AUTHORITY_YEARS = 50;

/**
 * The certificate that this installation signs with if none is configured, issued by its own authority, which no other
 * program knows. It is created at the first start, by one process only, and renewed in time.
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
 * Creates a new signing key, due or not. Earlier pictures still count as this site's, since the certificate of their
 * authority is kept.
 * @param options.authority whether the authority gets a new key too, as when the old one may have leaked
 */
export async function rotateDevelopmentSigner(
  dataDir: string,
  { authority, now = new Date() }: { authority: boolean; now?: Date },
): Promise<SigningIdentity> {
  return await remake(join(dataDir, 'provenance'), (before) => make(before, now, authority));
}

/** Replaces the file by the result of `decide`, one process at a time; without a result it stays. */
async function remake(
  folder: string,
  decide: (before: Kept | undefined) => Promise<Kept> | undefined,
): Promise<SigningIdentity> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await waitForProcessLock(join(folder, 'making.lock'));
  try {
    // Another process may have created it since.
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
  // Loaded only when needed: most starts find certificates.
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

/** @throws Error if the file is damaged. It is not replaced: pictures were signed with its keys. */
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
    privateKey: createPrivateKey(signer.privateKey),
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
