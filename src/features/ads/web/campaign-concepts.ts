import type { AdConcept } from '../contract/ad-enumerations.ts';
import type { AdCopy } from '../contract/ad-texts.ts';
import { calloutOf } from '../contract/callout-of.ts';
import { type Concept, findConcepts } from '../contract/find-concepts.ts';
import type {
  CampaignAction,
  CampaignCopy,
  CampaignPicture,
  CampaignState,
  CopyText,
  TextKind,
} from './campaign-state.ts';
import { textLength } from './text-length.ts';

/** New texts, sorted into the campaign's concepts. The product is shown first. */
export function withWrittenCopy(
  state: CampaignState,
  { copy, limits, platform, tone }: Extract<CampaignAction, { type: 'copyGenerated' }>,
): CampaignState {
  const fits = (kind: TextKind) => (text: string) =>
    limits !== undefined && textLength(limits, kind, text).standing === 'fits';
  const concepts = state.website
    ? findConcepts(state.website, copy, { headline: fits('headline'), description: fits('description') })
    : [];
  const product = concepts.find(({ id }) => id === 'product');
  return {
    ...state,
    copy: {
      ...writtenCopy({ ...copy, ...(product && textsOf(product)) }),
      writtenFor: { platform, tone },
      callout: calloutFor(state, product ? 'product' : null),
    },
    concepts: concepts.length > 1 ? concepts : [],
    concept: concepts.length > 1 ? 'product' : null,
    kept: {},
  };
}

/** Shows another concept: as it was left, or else with its first texts and picture. */
export function withConcept(state: CampaignState, id: AdConcept): CampaignState {
  const found = state.concepts.find((concept) => concept.id === id);
  if (!found || !state.copy || id === state.concept) return state;
  const { copy, picture, layouts } = state;
  const kept = state.concept ? { ...state.kept, [state.concept]: { copy, picture, layouts } } : state.kept;
  const left = kept[id];
  if (left) return { ...state, ...left, kept, concept: id };
  const { writtenFor, cta } = copy;
  const shown = picture === null || picture.kind === 'page' ? conceptPictures(state, id)[0] : picture;
  return {
    ...state,
    kept,
    concept: id,
    copy: {
      ...writtenCopy({ ...copy, ...textsOf(found) }),
      writtenFor,
      callout: calloutFor(state, id),
      cta,
    },
    picture: shown ?? picture,
    layouts: {},
  };
}

/** The page's pictures of a concept, at most three. */
export function conceptPictures(
  { website, concepts }: Pick<CampaignState, 'website' | 'concepts'>,
  id: AdConcept | null,
): CampaignPicture[] {
  const places = concepts.find((concept) => concept.id === id)?.pictures ?? [];
  return places.flatMap((place) => {
    const image = website?.extractedImages[place];
    return image?.picture ? [{ ...image.picture, kind: 'page' as const, name: image.alt }] : [];
  });
}

/** The page's fact for a concept; a text of the user's own, or an emptied field, stays. */
function calloutFor({ website, copy, concept: shown }: CampaignState, concept: AdConcept | null): string {
  const factFor = (of: AdConcept | null) => (website ? calloutOf(website, of) : '');
  return copy && copy.callout !== factFor(shown) ? copy.callout : factFor(concept);
}

function textsOf({ headlines, descriptions }: Concept): Pick<Concept, 'headlines' | 'descriptions'> {
  return { headlines, descriptions };
}

function writtenCopy(copy: AdCopy): Omit<CampaignCopy, 'writtenFor' | 'callout'> {
  const asWritten = (text: string): CopyText => ({ generated: text, text });
  return {
    headlines: copy.headlines.map(asWritten),
    descriptions: copy.descriptions.map(asWritten),
    callToActions: copy.callToActions,
    hashtags: copy.hashtags,
    headline: 0,
    description: 0,
    cta: copy.callToActions[0] ?? '',
  };
}
