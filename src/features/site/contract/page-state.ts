import type { AccountSession } from '#features/accounts/contract/sessions';
import type { User } from '#features/accounts/contract/user';
import type { ApiKey } from '#features/api-keys/contract/api-keys';
import type { SharedCollection } from '#features/collections/contract/collections';
import type { Credits } from '#features/credits/contract/credits';
import type { GalleryCategory, GalleryImageDetail, GalleryPage } from '#features/gallery/contract/gallery';
import type { GenerationsPage } from '#features/generations/contract/generations';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import type { AccountSummary } from '#features/my-account/contract/account';
import type { Connection } from '#features/oauth/contract/connections';
import type { Person } from '#features/people/contract/people';
import type { Billing } from '#features/plans/contract/billing';
import type { TemplateSetDetail } from '#features/prompt-builder/contract/template-sets';
import type { SharedPicture } from '#features/sharing/contract/shared-pictures';
import type { CreditHistory } from '#features/statement/contract/credit-history';
import type { Webhook } from '#features/webhooks/contract/webhooks';
import type { Retention } from '#platform/limits/retention';
import type { Theme } from '#platform/theme/theme-cookie';

/** Data that the server passes to the pages beside query data, as JSON in the HTML. */
export interface PageState {
  /** The shown address: path and query. */
  url: string;
  /** Scheme and host of the site's canonical address, without a trailing slash. */
  origin: string;
  /** The time of rendering on the server, ISO 8601. The first renders on both sides use it instead of a clock. */
  now: string;
  /** Random 32-bit integer, for random-looking output that must be the same on both sides. */
  seed: number;
  user: User | null;
  /** The visitor's choice, from a cookie; if missing, the system's theme applies. */
  theme?: Theme;
  /** The available image models, the default first; never empty. */
  imageModels: readonly ImageModelSummary[];
  /** Whether the text model can enhance short prompts. */
  enhancesPrompts: boolean;
  /** Whether no picture of this site needs a credit line. */
  isCreditFree: boolean;
  /** Credits that a new account starts with. */
  signupCredits: number;
  /** Price of a cut-out in credits; null if background removal is not installed. */
  cutoutCost: number | null;
  /** Credits for a change of a part of a picture. */
  editCost: number;
  supportEmail: string;
  salesEmail: string;
  policyEmbeds: PolicyEmbeds;
  retention: Retention;
}

/** Addresses of hosted documents that replace our own. */
export interface PolicyEmbeds {
  terms?: string;
  privacy?: string;
  cookies?: string;
}

/** Queries whose data the server can fill before it renders. */
export interface FillableQueries {
  credits: Credits;
  /** The statement's newest lines. */
  creditHistory: CreditHistory;
  billing: Billing;
  account: AccountSummary;
  sessions: AccountSession[];
  apiKeys: ApiKey[];
  connections: Connection[];
  webhooks: Webhook[];
  generations: GenerationsPage;
  /** The first page of the address's gallery list: the newest, a category or a search. */
  gallery: GalleryPage;
  galleryCategories: GalleryCategory[];
  /** The picture at this address; null if there is none. */
  galleryImage: GalleryImageDetail | null;
  /** The shared picture at this address; null if the link is unknown or revoked. */
  sharedPicture: SharedPicture | null;
  /** The shared collection at this address; null if the link is unknown or withdrawn. */
  sharedCollection: SharedCollection | null;
  /** The person at this address with the first page of their pictures; null if there is no such page. */
  person: Person | null;
  /** The questions of the prompt builder at this address. */
  templateSet: TemplateSetDetail;
}
export type FillableQuery = keyof FillableQueries;

export interface PageInput {
  state: PageState;
  queries: Partial<FillableQueries>;
}

export interface RenderedPage {
  /** 200; 404 for an unknown address; 401 or 403 for an admin page without access. */
  status: number;
  /** The whole document. */
  html: string;
}

/** The picture that other sites show with a link to a page. */
export interface PageCard {
  /** A path of this site. It changes with the picture. */
  url: string;
  alt: string;
}

/** The format of all cards; sizes in pixels. */
export const PAGE_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The built pages. */
export interface Pages {
  /** The queries that the page at this address (path and query) reads at once. */
  queriesFor(url: string, signedIn: boolean): readonly FillableQuery[];
  render(input: PageInput, card: PageCard): Promise<RenderedPage>;
  /** HTML for a document without scripts that is not rendered here: links to style sheets and fonts, and the header. */
  plainFrame(path: string): { head: string; header: string };
}
