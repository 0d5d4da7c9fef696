import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProvenance } from '#main/wiring/open-provenance';
import type { Provenance } from '#ports/provenance';

/** Signs like another installation, with an unknown certificate. */
export async function openOtherInstallation({
  onUnavailable = console.error as (message: string) => void,
} = {}): Promise<Provenance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-other-'));
  const provenance = await openProvenance({ dataDir, signer: undefined }, { onUnavailable });
  await rm(dataDir, { recursive: true });
  return provenance;
}
