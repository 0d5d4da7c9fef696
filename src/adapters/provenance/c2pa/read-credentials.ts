import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { Provenance } from '#ports/provenance';
import { findCredit } from './credit-assertion.ts';
import { loadLibrary } from './load-library.ts';
import type { Trust } from './signing-identity.ts';

type Credentials = NonNullable<Awaited<ReturnType<Provenance['read']>>>;

/**
 * Reads and verifies a file's manifest. Sends nothing over the network: a remote manifest is not fetched.
 * @throws ProviderError `rejected` if the file or its manifest cannot be read, `misconfigured` if the library does not run
 * on this machine
 */
export async function readCredentials(
  file: Uint8Array,
  contentType: string,
  trust: Trust,
): Promise<Credentials | undefined> {
  const library = await loadLibrary();
  if (!library)
    throw new ProviderError(
      'misconfigured',
      'The library of content credentials does not run on this machine',
    );
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  try {
    const reader = await library.Reader.fromAsset({ buffer, mimeType: contentType }, settings(trust));
    return reader ? present(manifestStore.parse(reader.json()), trust) : undefined;
  } catch (error) {
    throw new ProviderError('rejected', `The credentials cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function settings({ anchors, own }: Trust) {
  return {
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
    trust: { verify_trust_list: true, allowed_list: own, ...(anchors && { user_anchors: anchors }) },
  };
}

const action = z.looseObject({
  action: z.string(),
  when: z.string().optional(),
  description: z.string().nullish(),
  digitalSourceType: z.string().optional(),
});

const manifest = z.looseObject({
  claim_generator: z.string().optional(),
  claim_generator_info: z
    .array(z.looseObject({ name: z.string(), version: z.string().optional() }))
    .optional(),
  assertions: z.array(z.looseObject({ label: z.string(), data: z.unknown() })).default([]),
  signature_info: z
    .looseObject({
      issuer: z.string().nullish(),
      common_name: z.string().nullish(),
      time: z.string().nullish(),
    })
    .nullish(),
});

const manifestStore = z.looseObject({
  active_manifest: z.string().nullish(),
  manifests: z.record(z.string(), manifest).default({}),
  validation_status: z.array(z.looseObject({ code: z.string() })).nullish(),
});

/** Failures that concern the signer, not the file: the file may still be intact. */
const SIGNER_FAILURE = /^signingCredential\.(untrusted|expired)$/;

function present(store: z.infer<typeof manifestStore>, trust: Trust): Credentials | undefined {
  const active = store.manifests[store.active_manifest ?? ''];
  if (!active) return undefined;
  const failures = (store.validation_status ?? []).map(({ code }) => code);
  const actions = active.assertions
    .filter(({ label }) => /^c2pa\.actions(\.v\d+)?(__\d+)?$/.test(label))
    .flatMap(({ data }) => z.looseObject({ actions: z.array(action) }).safeParse(data).data?.actions ?? []);
  const { issuer, common_name: commonName, time } = active.signature_info ?? {};
  const [generator] = active.claim_generator_info ?? [];
  const source = actions.findLast(({ digitalSourceType }) => digitalSourceType)?.digitalSourceType;
  return {
    isIntact: failures.every((code) => SIGNER_FAILURE.test(code)),
    isTrusted:
      !failures.some((code) => code.startsWith('signingCredential.')) &&
      (issuer ?? undefined) === trust.name.organization &&
      (commonName ?? undefined) === trust.name.commonName,
    signer: signerOf(commonName ?? '', issuer ?? ''),
    signedAt: time ?? actions.find(({ when }) => when)?.when ?? null,
    producer: (generator && [generator.name, generator.version].filter(Boolean).join(' ')) || null,
    digitalSourceType: source?.split('/').at(-1) ?? null,
    actions: actions.map(({ action: name, description = null }) => ({ name, description })),
    credit: findCredit(active.assertions),
    failures,
  };
}

/** The common name, and the organization unless the common name contains it. */
function signerOf(commonName: string, organization: string): string | null {
  const names = commonName.includes(organization) ? [commonName] : [commonName, organization];
  return names.filter(Boolean).join(', ') || null;
}
