import type { VisualStyle } from '#features/generations/contract/generation-settings';
import type { ImageAnalysis, WebsiteAnalysis } from '../contract/ad-analyses.ts';
import type { AdArtifact } from '../contract/ad-artifacts.ts';
import type { AdLayoutId, AdPictureKind, AdPlatformId, AdTone } from '../contract/ad-enumerations.ts';
import type { AdCopy } from '../contract/ad-texts.ts';

/** What a campaign starts from. */
export type AdSource = 'website' | 'prompt' | 'image';

/** A picture that ads may show, kept by the server for a while. */
export interface CampaignPicture {
  id: string;
  url: string;
  kind: AdPictureKind;
  /** What to call it: its alternative text, its file, or its prompt. */
  name: string;
}

/** A text as it was written for us, and as it stands now. One's own has nothing generated. */
export interface CopyText {
  generated: string;
  text: string;
}

export interface CampaignCopy {
  /** What it was written for; null where one wrote all of it oneself. */
  writtenFor: { platform: AdPlatformId; tone: AdTone } | null;
  headlines: CopyText[];
  descriptions: CopyText[];
  callToActions: string[];
  hashtags: string[];
  /** Places in the lists; null for none. */
  headline: number | null;
  description: number | null;
  /** As it stands on the ad's button; empty for no button. */
  cta: string;
}

/** A finished ad, and what it was drawn from, to tell when that has changed since. */
export interface MadeAd {
  artifact: AdArtifact;
  /** See `designKey`. */
  design: string;
}

/** All that a visitor has chosen, typed and been given in the ad creator. */
export interface CampaignState {
  source: AdSource;
  /** As it is typed. */
  url: string;
  website: WebsiteAnalysis | null;
  prompt: string;
  image: { fileName: string; analysis: ImageAnalysis } | null;
  platform: AdPlatformId | null;
  tone: AdTone;
  /** Of pictures that are made. */
  style: VisualStyle;
  copy: CampaignCopy | null;
  /** What the ads show; null for none. */
  picture: CampaignPicture | null;
  /** Uploaded and made here, the newest first. Those of the page stand in its analysis. */
  pictures: CampaignPicture[];
  /** What a picture is made by. */
  visualPrompt: string;
  brandName: string;
  /** Six hex digits each, the most important first. */
  colors: string[];
  showsLogo: boolean;
  /** By format id; a format that is not listed has the layout that suits it best. */
  layouts: Partial<Record<string, AdLayoutId>>;
  /** By size key. */
  artifacts: Partial<Record<string, MadeAd>>;
}

export type TextKind = 'headline' | 'description';

export type CampaignAction =
  | { type: 'changed'; fields: Partial<Typed> }
  | { type: 'websiteAnalyzed'; analysis: WebsiteAnalysis }
  | { type: 'imageAnalyzed'; fileName: string; analysis: ImageAnalysis }
  | { type: 'sourceCleared'; source: AdSource }
  | { type: 'copyGenerated'; platform: AdPlatformId; tone: AdTone; copy: AdCopy }
  | { type: 'copyStarted' }
  | { type: 'copyRestored'; copy: CampaignCopy | null }
  | { type: 'textChosen'; kind: TextKind; place: number | null }
  | { type: 'textEdited'; kind: TextKind; place: number; text: string }
  | { type: 'textAdded'; kind: TextKind }
  | { type: 'ctaChosen'; cta: string }
  | { type: 'pictureAdded'; picture: CampaignPicture }
  | { type: 'pictureChosen'; picture: CampaignPicture | null }
  | { type: 'layoutChosen'; formatId: string; layout: AdLayoutId | null }
  | { type: 'artifactMade'; sizeKey: string; made: MadeAd }
  | { type: 'replaced'; state: CampaignState };

/** What is chosen or typed with no further consequence. */
type Typed = Pick<
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
>;

export const CAMPAIGN_COLORS_MAX = 6;

export const NEW_CAMPAIGN: CampaignState = {
  source: 'website',
  url: '',
  website: null,
  prompt: '',
  image: null,
  platform: null,
  tone: 'professional',
  style: 'photorealistic',
  copy: null,
  picture: null,
  pictures: [],
  visualPrompt: '',
  brandName: '',
  colors: [],
  showsLogo: true,
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
      return { ...state, copy: writtenCopy(action) };
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
    case 'ctaChosen':
      return withCopy(state, { cta: action.cta });
    case 'pictureAdded':
      return { ...state, picture: action.picture, pictures: addPicture(state, action.picture) };
    case 'pictureChosen':
      return { ...state, picture: action.picture };
    case 'layoutChosen':
      return {
        ...state,
        layouts: { ...state.layouts, [action.formatId]: action.layout ?? undefined },
      };
    case 'artifactMade':
      return { ...state, artifacts: { ...state.artifacts, [action.sizeKey]: action.made } };
    case 'replaced':
      return action.state;
  }
}

/** The pictures of the page that can be put into an ad, in its order. */
export function pagePictures({ website }: Pick<CampaignState, 'website'>): CampaignPicture[] {
  return (website?.extractedImages ?? []).flatMap(({ alt, picture }) =>
    picture ? [{ ...picture, kind: 'page' as const, name: alt }] : [],
  );
}

/** Another page brings its own brand, colors and picture; a picture of one's own stays. */
function withWebsite(state: CampaignState, analysis: WebsiteAnalysis): CampaignState {
  const isOwn = state.picture !== null && state.picture.kind !== 'page';
  return {
    ...state,
    website: analysis,
    picture: isOwn ? state.picture : (pagePictures({ website: analysis })[0] ?? null),
    brandName: analysis.brand || state.brandName,
    colors: analysis.colors.length > 0 ? analysis.colors.slice(0, CAMPAIGN_COLORS_MAX) : state.colors,
    showsLogo: true,
    tone: state.copy ? state.tone : (analysis.tone ?? state.tone),
  };
}

/** The colors of a page are its brand's, those of a picture only a guess at them. */
function withImage(state: CampaignState, fileName: string, analysis: ImageAnalysis): CampaignState {
  const picture: CampaignPicture = { ...analysis.picture, kind: 'upload', name: fileName };
  return {
    ...state,
    image: { fileName, analysis },
    picture,
    pictures: addPicture(state, picture),
    colors: state.website ? state.colors : analysis.colors.slice(0, CAMPAIGN_COLORS_MAX),
  };
}

function withoutSource(state: CampaignState, source: AdSource): CampaignState {
  if (source === 'prompt') return { ...state, prompt: '' };
  if (source === 'image') return { ...state, image: null };
  return { ...state, website: null, picture: state.picture?.kind === 'page' ? null : state.picture };
}

function addPicture({ pictures }: CampaignState, picture: CampaignPicture): CampaignPicture[] {
  return [picture, ...pictures.filter(({ id }) => id !== picture.id)];
}

const LISTS = { headline: 'headlines', description: 'descriptions' } as const;

const OWN_COPY: CampaignCopy = {
  writtenFor: null,
  headlines: [{ generated: '', text: '' }],
  descriptions: [{ generated: '', text: '' }],
  callToActions: [],
  hashtags: [],
  headline: 0,
  description: 0,
  cta: '',
};

function writtenCopy({ platform, tone, copy }: { platform: AdPlatformId; tone: AdTone; copy: AdCopy }) {
  const asWritten = (text: string): CopyText => ({ generated: text, text });
  return {
    writtenFor: { platform, tone },
    headlines: copy.headlines.map(asWritten),
    descriptions: copy.descriptions.map(asWritten),
    callToActions: copy.callToActions,
    hashtags: copy.hashtags,
    headline: 0,
    description: 0,
    cta: copy.callToActions[0] ?? '',
  };
}

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

/** One blank text that one writes oneself, chosen at once. */
function addText(state: CampaignState, kind: TextKind): CampaignState {
  const list = LISTS[kind];
  const texts = state.copy?.[list] ?? [];
  return withCopy(state, { [list]: [...texts, { generated: '', text: '' }], [kind]: texts.length });
}
