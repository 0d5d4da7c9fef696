import type { AccountSession } from '#features/accounts/contract/sessions';
import type { User } from '#features/accounts/contract/user';
import type { ApiKey } from '#features/api-keys/contract/api-keys';
import type { Credits } from '#features/credits/contract/credits';
import type { GalleryCategory, GalleryImageDetail, GalleryPage } from '#features/gallery/contract/gallery';
import type { GenerationsPage } from '#features/generations/contract/generations';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import type { AccountSummary } from '#features/my-account/contract/account';
import type { Billing } from '#features/plans/contract/billing';
import type { TemplateSetDetail } from '#features/prompt-builder/contract/template-sets';
import type { SharedPicture } from '#features/sharing/contract/shared-pictures';
import type { CreditHistory } from '#features/statement/contract/credit-history';
import type { Webhook } from '#features/webhooks/contract/webhooks';
import type { Retention } from '#platform/limits/retention';
import type { Theme } from '#platform/theme/theme-cookie';

/** What the server hands the pages besides query data; it stands in the HTML as JSON. */
export interface PageState {
  /** The address being shown: path and query. */
  url: string;
  /** Scheme and host of the site's canonical address, without a trailing slash. */
  origin: string;
  /** The server's clock when it rendered, ISO 8601; first renders on both sides use it, never a clock. */
  now: string;
  /** For anything that is to look random but must be the same on both sides: a 32-bit integer. */
  seed: number;
  user: User | null;
  /** What the visitor chose in a cookie; without it the system decides. */
  theme?: Theme;
  /** What can paint, the default first; never empty. */
  imageModels: readonly ImageModelSummary[];
  /** Whether the text model writes quick prompts out, where people let it. */
  enhancesPrompts: boolean;
  /** Credits that a cut-out costs; null where background removal is not installed. */
  cutoutCost: number | null;
  supportEmail: string;
  salesEmail: string;
  policyEmbeds: PolicyEmbeds;
  retention: Retention;
}

/** Addresses of hosted documents that stand in the place of our own. */
export interface PolicyEmbeds {
  terms?: string;
  privacy?: string;
  cookies?: string;
}

/** Query data that the server can fill before it renders. */
export interface FillableQueries {
  credits: Credits;
  /** The statement's newest lines. */
  creditHistory: CreditHistory;
  billing: Billing;
  account: AccountSummary;
  sessions: AccountSession[];
  apiKeys: ApiKey[];
  webhooks: Webhook[];
  generations: GenerationsPage;
  /** The first page of what the address asks for: the newest, a category's, or a search's. */
  gallery: GalleryPage;
  galleryCategories: GalleryCategory[];
  /** The picture that the address names; null: there is none. */
  galleryImage: GalleryImageDetail | null;
  /** What the link in the address shows; null: it is no link, or no more. */
  sharedPicture: SharedPicture | null;
  /** What the prompt builder at this address asks. */
  templateSet: TemplateSetDetail;
}
export type FillableQuery = keyof FillableQueries;

export interface PageInput {
  state: PageState;
  queries: Partial<FillableQueries>;
}

export interface RenderedPage {
  /** 200; 404 where no screen has this address; 401 or 403 where its screen is for admins, which it says. */
  status: number;
  /** The whole document. */
  html: string;
}

/** The picture that a shared link to a page shows. */
export interface PageCard {
  /** A path of this site; it names what is drawn, so it changes with the picture. */
  url: string;
  alt: string;
}

/** What all cards have in common; sizes in pixels. */
export const PAGE_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The built pages, handed to http/ by main/. */
export interface Pages {
  /** The queries that the screen at this address (path and query) reads at once. */
  queriesFor(url: string, signedIn: boolean): readonly FillableQuery[];
  render(input: PageInput, card: PageCard): Promise<RenderedPage>;
}
