import { GALLERY_PAGES } from '#features/gallery/content/pages';
import type { FillableQuery } from '../contract/page-state.ts';

/** Everything about one page that other code needs: address, search engines, server queries, access, card and weight. */
export interface Page {
  /** Addresses; `:name` stands for any segment, `:name?` may be missing at the end. */
  paths: readonly string[];
  /** 10 to 70 characters. */
  title: string;
  /** 50 to 170 characters. */
  description: string;
  /** Search engines must not list it. Admin pages are never listed. */
  isUnlisted?: true;
  /** `admin`: others get a 401 or 403. */
  access?: 'admin';
  /** The queries that the server fills before it renders, including those for signed-in users only. */
  queries?: readonly FillableQuery[];
  /** The page is a 404 if this query has no data. */
  subject?: 'galleryImage' | 'sharedPicture' | 'sharedCollection' | 'person';
  /** Its title and description depend on its data; these here are used until the data is known. */
  hasOwnHead?: true;
  /** The small line above the title on its social card. */
  kicker?: string;
  /** Maximum weight of its first load: all scripts in its HTML, compressed, in kB (1,000 bytes). */
  budgetKb: number;
}

export type PageName = keyof typeof TABLE;

const TABLE = {
  home: {
    paths: ['/'],
    title: 'Framewright: stock pictures, made as you describe them',
    description:
      'Describe the picture you need and watch it being made. Free credits to begin with, one credit a picture, yours for commercial use.',
    queries: ['gallery', 'galleryCategories'],
    budgetKb: 104,
  },
  ...GALLERY_PAGES,
  // Its own title and description say only what the owner chose to share.
  sharedPicture: {
    paths: ['/shared/:token'],
    title: 'A shared picture · Framewright',
    description: 'A picture made with Framewright and shared by its link.',
    isUnlisted: true,
    queries: ['sharedPicture'],
    subject: 'sharedPicture',
    hasOwnHead: true,
    kicker: 'Shared with you',
    budgetKb: 89,
  },
  // Its name is for those who open it, not for previews of its link.
  sharedCollection: {
    paths: ['/shared/collections/:token'],
    title: 'A shared collection · Framewright',
    description: 'Pictures made with Framewright, shared by a link with those who have it.',
    isUnlisted: true,
    queries: ['sharedCollection'],
    subject: 'sharedCollection',
    hasOwnHead: true,
    budgetKb: 88,
  },
  // It is for those who follow a picture to it, not for search engines.
  person: {
    paths: ['/people/:name'],
    title: 'Pictures of a person · Framewright',
    description: 'The pictures that a person made with Framewright and published in the gallery.',
    isUnlisted: true,
    queries: ['person'],
    subject: 'person',
    hasOwnHead: true,
    budgetKb: 96,
  },
  create: {
    paths: ['/create'],
    title: 'Create a picture · Framewright',
    description:
      'Start a new picture from a prompt, from guided choices or from a reference picture of your own.',
    budgetKb: 115,
  },
  promptBuilder: {
    paths: ['/prompt-builder/:category?/:modelId?'],
    title: 'Prompt builder · Framewright',
    description:
      'Build a prompt from guided choices for business, nature, technology and more, and make it a picture.',
    queries: ['templateSet'],
    hasOwnHead: true,
    kicker: 'Prompt builder',
    budgetKb: 111,
  },
  adCreator: {
    paths: ['/ad-creator'],
    title: 'Ad creator · Framewright',
    description:
      'Turn a website, a prompt or a picture into ad copy and ad visuals in the formats of every large platform.',
    budgetKb: 151,
  },
  removeBackground: {
    paths: ['/remove-background'],
    title: 'Remove a background · Framewright',
    description:
      'Drop a picture and get its subject as a transparent PNG, as large as the original. One credit a picture.',
    budgetKb: 93,
  },
  pricing: {
    paths: ['/pricing'],
    title: 'Plans and prices · Framewright',
    description:
      'Monthly plans from $9.99. One credit makes one picture, every picture is yours for commercial use, cancel at any time.',
    queries: ['billing'],
    budgetKb: 95,
  },
  success: {
    paths: ['/success'],
    title: 'After a payment · Framewright',
    description: 'After a finished payment: your new credits, and what to do with them.',
    isUnlisted: true,
    queries: ['billing'],
    budgetKb: 89,
  },
  account: {
    paths: ['/account'],
    title: 'Your account · Framewright',
    description: 'Your subscription, and everything stored about you.',
    isUnlisted: true,
    queries: ['billing', 'account', 'sessions', 'apiKeys', 'connections', 'webhooks'],
    budgetKb: 115,
  },
  connect: {
    paths: ['/oauth/authorize'],
    title: 'Connect a program · Framewright',
    description: 'A program asks to use Framewright for you. You decide what it may do.',
    isUnlisted: true,
    budgetKb: 96,
  },
  credits: {
    paths: ['/credits'],
    title: 'Your credits · Framewright',
    description: 'Every credit that came in or was spent, with the picture it paid for.',
    isUnlisted: true,
    queries: ['billing', 'creditHistory'],
    budgetKb: 95,
  },
  library: {
    paths: ['/library', '/library/trash'],
    title: 'Your library · Framewright',
    description: 'All your generated pictures: search them, see them in full size, change or download them.',
    isUnlisted: true,
    queries: ['billing'],
    budgetKb: 109,
  },
  collection: {
    paths: ['/library/collections/:id'],
    title: 'A collection · Framewright',
    description: 'Pictures that you have collected: order them, share them by a link.',
    isUnlisted: true,
    budgetKb: 131,
  },
  editPicture: {
    paths: ['/edit/:imageId'],
    title: 'Edit a picture · Framewright',
    description: 'Change one thing in your picture. The rest keeps every pixel.',
    isUnlisted: true,
    queries: ['billing'],
    budgetKb: 86,
  },
  verify: {
    paths: ['/verify'],
    title: 'Verify a picture · Framewright',
    description:
      'Drop a picture and read where it comes from: what made it and when, who signed it, and whether it was changed since.',
    budgetKb: 90,
  },
  stripeTest: {
    paths: ['/admin/stripe-test'],
    title: 'Payment configuration · Framewright',
    description: 'For operators: the payment key, its mode and the prices of the plans.',
    access: 'admin',
    kicker: 'For operators',
    budgetKb: 90,
  },
  checkCredits: {
    paths: ['/admin/check-credits'],
    title: 'Check credits · Framewright',
    description: 'For operators: a person’s credits, and how to add missing ones.',
    access: 'admin',
    kicker: 'For operators',
    budgetKb: 90,
  },
  users: {
    paths: ['/admin/users'],
    title: 'Users · Framewright',
    description: 'For operators: all users, with credits and subscription.',
    access: 'admin',
    kicker: 'For operators',
    budgetKb: 92,
  },
  audit: {
    paths: ['/admin/audit'],
    title: 'Audit log · Framewright',
    description: 'For operators: admin changes and every security event.',
    access: 'admin',
    kicker: 'For operators',
    budgetKb: 124,
  },
  operations: {
    paths: ['/admin/operations'],
    title: 'Operations · Framewright',
    description: 'For operators: the queues, failures, storage and the ledger.',
    access: 'admin',
    kicker: 'For operators',
    budgetKb: 97,
  },
  moderation: {
    paths: ['/admin/moderation'],
    title: 'Moderation · Framewright',
    description: 'For operators: pictures that wait for a decision, and reports.',
    access: 'admin',
    kicker: 'For operators',
    budgetKb: 93,
  },
  terms: {
    paths: ['/terms-of-service'],
    title: 'Terms of Service · Framewright',
    description: 'The terms under which Framewright may be used, and what you may do with its pictures.',
    kicker: 'Legal',
    budgetKb: 93,
  },
  privacy: {
    paths: ['/privacy-policy'],
    title: 'Privacy Policy · Framewright',
    description: 'What Framewright stores about you, why, for how long, and how to get or delete it.',
    kicker: 'Legal',
    budgetKb: 93,
  },
  cookies: {
    paths: ['/cookie-policy'],
    title: 'Cookie Policy · Framewright',
    description: 'The cookies that Framewright sets, what each is for, and how long your browser keeps it.',
    kicker: 'Legal',
    budgetKb: 91,
  },
  sources: {
    paths: ['/sources'],
    title: 'Sources · Framewright',
    description: 'The open works that Framewright uses, and their licenses.',
    budgetKb: 89,
  },
  comparison: {
    paths: ['/ai-image-generator-comparison'],
    title: 'AI image generators compared · Framewright',
    description:
      'How image generators differ in rights, price, control and speed, and which suits which kind of work.',
    kicker: 'Comparison',
    budgetKb: 93,
  },
  canvaAlternative: {
    paths: ['/canva-alternative'],
    title: 'An alternative to Canva for pictures · Framewright',
    description:
      'When a design tool is the right place for pictures, and when it helps to have them made instead.',
    kicker: 'Comparison',
    budgetKb: 92,
  },
  photoshopAlternative: {
    paths: ['/photoshop-alternative'],
    title: 'An alternative to Photoshop for pictures · Framewright',
    description: 'Which picture work needs a full editor, and which is done sooner by describing the result.',
    kicker: 'Comparison',
    budgetKb: 93,
  },
  gettyAlternative: {
    paths: ['/getty-images-alternative'],
    title: 'An alternative to Getty Images · Framewright',
    description:
      'Licensed photographs and generated pictures side by side: rights, price, and when you need which.',
    kicker: 'Comparison',
    budgetKb: 92,
  },
  notFound: {
    paths: [],
    title: '404 Page Not Found · Framewright',
    description: 'There is no page at this address. The gallery is a good place to go on from.',
    isUnlisted: true,
    budgetKb: 85,
  },
} as const satisfies Record<string, Page>;

export const PAGES: Readonly<Record<PageName, Page>> = TABLE;

/**
 * Name of the component's file: the page's name in kebab-case. The file is in `web/pages` of its feature or, if a page joins
 * several features, in `src/web/app/pages`.
 */
export function pageFile(name: PageName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function isListed({ isUnlisted, access }: Page): boolean {
  return !isUnlisted && !access;
}

/**
 * Finds the page at this path, ignoring letter case and a trailing slash. Any other path with `success=true` in its query
 * has the page for finished payments.
 */
export function findPage(path: string, search = ''): PageName {
  const given = segments(path.toLowerCase());
  for (const [name, { paths }] of Object.entries(PAGES)) {
    if (paths.some((pattern) => matches(segments(pattern), given))) return name as PageName;
  }
  return new URLSearchParams(search).get('success') === 'true' ? 'success' : 'notFound';
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: string[], given: string[]): boolean {
  if (given.length > pattern.length) return false;
  return pattern.every((part, place) => {
    if (!part.startsWith(':')) return part === given[place];
    return given[place] !== undefined || part.endsWith('?');
  });
}
