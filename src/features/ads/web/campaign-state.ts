import type { VisualStyle } from '#features/generations/contract/generation-settings';
import type { ImageAnalysis, WebsiteAnalysis } from '../contract/ad-analyses.ts';
import type { AdArtifact } from '../contract/ad-artifacts.ts';
import type {
  AdConcept,
  AdLayoutId,
  AdPictureKind,
  AdPlatformId,
  AdTone,
} from '../contract/ad-enumerations.ts';
import type { AdPlatform } from '../contract/ad-formats.ts';
import type { AdCopy } from '../contract/ad-texts.ts';
import type { BrandKit } from '../contract/brand-kits.ts';
import type { Concept } from '../contract/find-concepts.ts';
import { withConcept, withWrittenCopy } from './campaign-concepts.ts';

/** Kinds of sources of a campaign. */
export type AdSource = 'website' | 'prompt' | 'image';

/** A picture for ads. The server keeps it for a limited time. */
export interface CampaignPicture {
  id: string;
  url: string;
  kind: AdPictureKind;
  /** Its alternative text, file name or prompt. */
  name: string;
}

/** A kit, kept in the account or in this browser. */
export type CampaignKit = Omit<BrandKit, 'updatedAt'>;

/** A text as generated, and as edited. `generated` is empty for a text that the user added. */
export interface CopyText {
  generated: string;
  text: string;
}

export interface CampaignCopy {
  /** Null if the user wrote all texts. */
  writtenFor: { platform: AdPlatformId; tone: AdTone } | null;
  headlines: CopyText[];
  descriptions: CopyText[];
  callToActions: string[];
  hashtags: string[];
  /** Indexes of the chosen texts; null for none. */
  headline: number | null;
  description: number | null;
  /** A price, a discount or a rating; empty for none. */
  callout: string;
  /** Label of the ad's button; empty for no button. */
  cta: string;
}

/** A finished ad, and the key of its design, to detect that it is out of date. */
export interface MadeAd {
  artifact: AdArtifact;
  /** See `designKey`. */
  design: string;
}

/** Everything that a visitor has chosen, typed and generated in the ad creator. */
export interface CampaignState {
  source: AdSource;
  /** As typed. */
  url: string;
  website: WebsiteAnalysis | null;
  /** Address of the website that was analyzed last, even if it is left out since; null for none. */
  site: string | null;
  prompt: string;
  image: { fileName: string; analysis: ImageAnalysis } | null;
  platform: AdPlatformId | null;
  tone: AdTone;
  /** Style of generated pictures. */
  style: VisualStyle;
  copy: CampaignCopy | null;
  /** The picture on the ads; null for none. */
  picture: CampaignPicture | null;
  /** Uploaded and generated ones, the newest first. The page's pictures are in `website`. */
  pictures: CampaignPicture[];
  /** Pictures of the chosen kit. */
  kitPictures: CampaignPicture[];
  /** Prompt for a generated picture. */
  visualPrompt: string;
  brandName: string;
  /** `#rrggbb`, the most important first. */
  colors: string[];
  /** The brand's logo, as found on the website or kept in a kit. */
  logo: { id: string; url: string } | null;
  showsLogo: boolean;
  /** Font families, those of headings first. */
  fonts: string[];
  /** Sentences that the brand may say, each with its source. */
  claims: { text: string; source: string }[];
  /** Concepts that the page yields. */
  concepts: Concept[];
  /** The shown one; null if there are none. */
  concept: AdConcept | null;
  /** Choices and edits of the concepts that are not shown. */
  kept: Partial<Record<AdConcept, Pick<CampaignState, 'copy' | 'picture' | 'layouts'>>>;
  /** Whether the canvas shows every platform. */
  showsAllPlatforms: boolean;
  /** The chosen brand kit; null for none. */
  kitId: string | null;
  /** Where the ads lead, as typed; null for the website's address. */
  finalUrl: string | null;
  /** The campaign's name in the sheets of an archive; empty for the brand's. */
  campaign: string;
  /** By format id; formats that are not listed have their best layout. */
  layouts: Partial<Record<string, AdLayoutId>>;
  /** By size key. */
  artifacts: Partial<Record<string, MadeAd>>;
}

export type TextKind = 'headline' | 'description';

export type CampaignAction =
  | { type: 'changed'; fields: Partial<SimpleFields> }
  | { type: 'websiteAnalyzed'; analysis: WebsiteAnalysis }
  | { type: 'imageAnalyzed'; fileName: string; analysis: ImageAnalysis }
  | { type: 'sourceCleared'; source: AdSource }
  | {
      type: 'copyGenerated';
      platform: AdPlatformId;
      tone: AdTone;
      copy: AdCopy;
      /** Undefined if they are not loaded: then there is one concept. */
      limits?: Pick<AdPlatform, 'textLimits'> | undefined;
    }
  | { type: 'conceptChosen'; concept: AdConcept }
  | { type: 'copyStarted' }
  | { type: 'copyRestored'; copy: CampaignCopy | null }
  | { type: 'textChosen'; kind: TextKind; place: number | null }
  | { type: 'textEdited'; kind: TextKind; place: number; text: string }
  | { type: 'textAdded'; kind: TextKind }
  | { type: 'claimUsed'; text: string }
  | { type: 'calloutChosen'; callout: string }
  | { type: 'ctaChosen'; cta: string }
  | { type: 'kitChosen'; kit: CampaignKit | null }
  /** With the ids of the pictures that the kit was asked to keep, in its order. */
  | { type: 'kitSaved'; kit: CampaignKit; pictureIds: readonly string[] }
  | { type: 'pictureAdded'; picture: CampaignPicture }
  | { type: 'layoutChosen'; formatId: string; layout: AdLayoutId | null }
  | { type: 'artifactMade'; sizeKey: string; made: MadeAd }
  | { type: 'replaced'; state: CampaignState };

/** Fields that change without side effects on others. */
type SimpleFields = Pick<
  CampaignState,
  | 'source'
  | 'url'
  | 'prompt'
  | 'platform'
  | 'tone'
  | 'style'
  | 'visualPrompt'
  | 'brandName'
  | 'colors'
  | 'showsLogo'
  | 'fonts'
  | 'claims'
  | 'showsAllPlatforms'
  | 'picture'
  | 'finalUrl'
  | 'campaign'
>;

/** The most colors that are taken from a page or picture. */
const FOUND_COLORS_MAX = 6;

export const NEW_CAMPAIGN: CampaignState = {
  source: 'website',
  url: '',
  website: null,
  site: null,
  prompt: '',
  image: null,
  platform: 'facebook',
  tone: 'professional',
  style: 'photorealistic',
  copy: null,
  picture: null,
  pictures: [],
  kitPictures: [],
  visualPrompt: '',
  brandName: '',
  colors: [],
  logo: null,
  showsLogo: true,
  fonts: [],
  claims: [],
  concepts: [],
  concept: null,
  kept: {},
  showsAllPlatforms: false,
  kitId: null,
  finalUrl: null,
  campaign: '',
  layouts: {},
  artifacts: {},
};

export function changeCampaign(state: CampaignState, action: CampaignAction): CampaignState {
  switch (action.type) {
    case 'changed':
      return { ...state, ...action.fields };
    case 'websiteAnalyzed':
      return withWebsite(state, action.analysis);
    case 'imageAnalyzed':
      return withImage(state, action.fileName, action.analysis);
    case 'sourceCleared':
      return withoutSource(state, action.source);
    case 'copyGenerated':
      return withWrittenCopy(state, action);
    case 'conceptChosen':
      return withConcept(state, action.concept);
    case 'copyStarted':
      return { ...state, copy: state.copy ?? OWN_COPY };
    case 'copyRestored':
      return { ...state, copy: action.copy };
    case 'textChosen':
      return withCopy(state, { [action.kind]: action.place });
    case 'textEdited':
      return editText(state, action);
    case 'textAdded':
      return addText(state, action.kind);
    case 'claimUsed':
      return withClaim(state, action.text);
    case 'kitChosen':
      return action.kit ? withKit(state, action.kit) : { ...withoutKitPictures(state), kitId: null };
    case 'kitSaved':
      return withSavedKit(state, action);
    case 'calloutChosen':
      return withCopy(state, { callout: action.callout });
    case 'ctaChosen':
      return withCopy(state, { cta: action.cta });
    case 'pictureAdded':
      return { ...state, picture: action.picture, pictures: addPicture(state.pictures, action.picture) };
    case 'layoutChosen':
      return { ...state, layouts: { ...state.layouts, [action.formatId]: action.layout ?? undefined } };
    case 'artifactMade':
      return { ...state, artifacts: { ...state.artifacts, [action.sizeKey]: action.made } };
    case 'replaced':
      return action.state;
  }
}

/** The page's pictures that ads can show, in the page's order. */
export function pagePictures({ website }: Pick<CampaignState, 'website'>): CampaignPicture[] {
  return (website?.extractedImages ?? []).flatMap(({ alt, picture }) =>
    picture ? [{ ...picture, kind: 'page' as const, name: alt }] : [],
  );
}

/** Whether the campaign is about another address: an analysis of this one replaces its texts, ads and brand. */
export function isOfAnotherSite({ site }: Pick<CampaignState, 'site'>, url: string): boolean {
  return site !== null && site !== url;
}

/** A new page replaces brand, colors and picture, but not a picture that the user uploaded or made. */
function withWebsite(before: CampaignState, analysis: WebsiteAnalysis): CampaignState {
  const state = isOfAnotherSite(before, analysis.url) ? withoutSite(before) : before;
  const isOwn = state.picture !== null && state.picture.kind !== 'page';
  return {
    ...state,
    website: analysis,
    site: analysis.url,
    picture: isOwn ? state.picture : (pagePictures({ website: analysis })[0] ?? null),
    ...(state.kitId === null && brandOf(analysis, state)),
    showsLogo: true,
  };
}

/** The page's brand. A chosen kit is better. */
function brandOf({ brand, colors, fonts, logo, tone }: WebsiteAnalysis, before: CampaignState) {
  return {
    brandName: brand || before.brandName,
    colors: colors.length > 0 ? colors.slice(0, FOUND_COLORS_MAX) : before.colors,
    fonts: fonts.slice(0, 20),
    logo,
    tone: before.copy ? before.tone : (tone ?? before.tone),
  };
}

/** A kit replaces the brand, and offers its pictures in place of the former kit's. */
function withKit(before: CampaignState, kit: CampaignKit): CampaignState {
  const state = withoutKitPictures(before);
  return {
    ...state,
    kitId: kit.id,
    brandName: kit.name,
    colors: kit.colors,
    fonts: kit.fonts,
    tone: kit.tone ?? state.tone,
    claims: kit.claims,
    logo: kit.logos[0] ?? null,
    showsLogo: true,
    kitPictures: kit.pictures,
    picture: state.picture ?? kit.pictures[0] ?? null,
  };
}

function withoutKitPictures(state: CampaignState): CampaignState {
  const isOfKit = state.kitPictures.some(({ id }) => id === state.picture?.id);
  return { ...state, kitPictures: [], picture: isOfKit ? null : state.picture };
}

/** The kit's copies take the place of the logo and pictures that it was made of, so that they are not copied again. */
function withSavedKit(
  state: CampaignState,
  { kit, pictureIds }: Extract<CampaignAction, { type: 'kitSaved' }>,
): CampaignState {
  const copyOf = ({ id }: CampaignPicture) => kit.pictures[pictureIds.indexOf(id)];
  return {
    ...state,
    kitId: kit.id,
    claims: kit.claims,
    logo: kit.logos[0] ?? state.logo,
    kitPictures: kit.pictures,
    pictures: state.pictures.filter((one) => !copyOf(one)),
    picture: state.picture && (copyOf(state.picture) ?? state.picture),
  };
}

/** Adds a claim to the descriptions, and chooses it. */
function withClaim(state: CampaignState, text: string): CampaignState {
  const copy = state.copy ?? { ...OWN_COPY, descriptions: [] };
  const place = copy.descriptions.findIndex((one) => one.text === text);
  if (place >= 0) return { ...state, copy: { ...copy, description: place } };
  const descriptions = [...copy.descriptions, { generated: '', text }];
  return { ...state, copy: { ...copy, descriptions, description: descriptions.length - 1 } };
}

/** A page's colors are better than a picture's: they are the brand's own. */
function withImage(state: CampaignState, fileName: string, analysis: ImageAnalysis): CampaignState {
  const picture: CampaignPicture = { ...analysis.picture, kind: 'upload', name: fileName };
  return {
    ...state,
    image: { fileName, analysis },
    picture,
    pictures: addPicture(state.pictures, picture),
    colors: state.website || state.kitId !== null ? state.colors : analysis.colors.slice(0, FOUND_COLORS_MAX),
  };
}

function withoutSource(state: CampaignState, source: AdSource): CampaignState {
  if (source === 'prompt') return { ...state, prompt: '' };
  if (source === 'image') return { ...state, image: null };
  return { ...state, website: null, picture: state.picture?.kind === 'page' ? null : state.picture };
}

/** Leaves out everything that was made from the last website. Its generated pictures can be chosen again. */
function withoutSite(state: CampaignState): CampaignState {
  const {
    copy,
    picture,
    visualPrompt,
    brandName,
    colors,
    fonts,
    claims,
    logo,
    finalUrl,
    campaign,
    artifacts,
  } = NEW_CAMPAIGN;
  const { concepts, concept, kept } = NEW_CAMPAIGN;
  const brand = state.kitId === null ? { brandName, colors, fonts, claims, logo } : {};
  return {
    ...state,
    copy,
    picture: state.picture?.kind === 'upload' ? state.picture : picture,
    visualPrompt,
    concepts,
    concept,
    kept,
    ...brand,
    finalUrl,
    campaign,
    artifacts,
  };
}

function addPicture(pictures: readonly CampaignPicture[], picture: CampaignPicture): CampaignPicture[] {
  return [picture, ...pictures.filter(({ id }) => id !== picture.id)];
}

export const LISTS = { headline: 'headlines', description: 'descriptions' } as const;

const OWN_COPY: CampaignCopy = {
  writtenFor: null,
  headlines: [{ generated: '', text: '' }],
  descriptions: [{ generated: '', text: '' }],
  callToActions: [],
  hashtags: [],
  headline: 0,
  description: 0,
  callout: '',
  cta: '',
};

function withCopy(state: CampaignState, fields: Partial<CampaignCopy>): CampaignState {
  return state.copy ? { ...state, copy: { ...state.copy, ...fields } } : state;
}

function editText(
  state: CampaignState,
  { kind, place, text }: { kind: TextKind; place: number; text: string },
): CampaignState {
  const list = LISTS[kind];
  const texts = state.copy?.[list] ?? [];
  return withCopy(state, { [list]: texts.map((it, at) => (at === place ? { ...it, text } : it)) });
}

/** Adds a blank text for the user to write, and chooses it. */
function addText(state: CampaignState, kind: TextKind): CampaignState {
  const list = LISTS[kind];
  const texts = state.copy?.[list] ?? [];
  return withCopy(state, { [list]: [...texts, { generated: '', text: '' }], [kind]: texts.length });
}
