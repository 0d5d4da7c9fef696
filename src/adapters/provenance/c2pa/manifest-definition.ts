import type { PictureEdit, ProvenanceClaim } from '#ports/provenance';

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The standard's actions, https://spec.c2pa.org/specifications/specifications/2.2/specs/C2PA_Specification.html#_actions */
const ACTIONS: Record<PictureEdit, { action: string; description?: string }> = {
  resized: { action: 'c2pa.resized' },
  converted: { action: 'c2pa.converted' },
  'background-removed': { action: 'c2pa.edited', description: 'A neural model took the background out.' },
  'enlarged-by-model': { action: 'c2pa.edited', description: 'A neural model enlarged the picture.' },
};

/** A picture's manifest: how and when it was made, and the edits since. */
export function manifestDefinition(
  { contentType, digitalSourceType, edits = [] }: ProvenanceClaim,
  version: string,
) {
  const when = new Date().toISOString();
  const created = { action: 'c2pa.created', when, digitalSourceType: SOURCE_TYPES + digitalSourceType };
  return {
    claim_version: 2,
    claim_generator_info: [{ name: 'Framewright', version }],
    format: contentType,
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: { actions: [created, ...edits.map((edit) => ({ ...ACTIONS[edit], when }))] },
      },
    ],
  };
}
