/** What every screen is called outside itself: in tabs, in search results, in social previews. */
export interface PageContent {
  /** Addresses; `:name` stands for any segment, `:name?` may be missing at the end. */
  paths: readonly string[];
  /** 10 to 70 characters. */
  title: string;
  /** 50 to 170 characters. */
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
}

export type PageName = keyof typeof PAGES;

export const PAGES = {
  home: {
    paths: ['/'],
    title: 'Framewright: stock pictures, made as you describe them',
    description:
      'Describe the picture you need and watch it being made. Free credits to begin with, one credit a picture, yours for commercial use.',
    listed: true,
  },
  gallery: {
    paths: ['/gallery', '/home'],
    title: 'Gallery of free generated pictures · Framewright',
    description:
      'A free gallery of generated stock pictures: search by what you see, browse by category, download without an account. Updated hourly.',
    listed: true,
  },
  // The page of one picture has a title and description of its own; these stand in until they are known.
  galleryImage: {
    paths: ['/gallery/:id'],
    title: 'A picture of the gallery · Framewright',
    description:
      'A generated stock picture with the prompt that made it: free to download, to remix and to use commercially.',
    listed: true,
  },
  // Its title and description tell no more than its owner chose to; these stand in until they are known.
  sharedPicture: {
    paths: ['/shared/:token'],
    title: 'A shared picture · Framewright',
    description: 'A picture made with Framewright and shared by its link.',
    listed: false,
  },
  create: {
    paths: ['/create'],
    title: 'Create a picture · Framewright',
    description:
      'Start a new picture from a prompt, from guided choices or from a reference picture of your own.',
    listed: true,
  },
  promptBuilder: {
    paths: ['/prompt-builder/:category?/:modelId?'],
    title: 'Prompt builder · Framewright',
    description:
      'Build a precise prompt from guided choices for business, nature, technology and more, then turn it into a picture.',
    listed: true,
  },
  adCreator: {
    paths: ['/ad-creator'],
    title: 'Ad creator · Framewright',
    description:
      'Turn a website, a prompt or a picture into ad copy and ad visuals in the formats of every large platform. No sign-in needed.',
    listed: true,
  },
  pricing: {
    paths: ['/pricing'],
    title: 'Plans and prices · Framewright',
    description:
      'Three monthly plans from $9.99. One credit makes one picture, every picture is yours for commercial use, cancel at any time.',
    listed: true,
  },
  success: {
    paths: ['/success'],
    title: 'After a payment · Framewright',
    description: 'After a finished payment: your new credits, and what to do with them.',
    listed: false,
  },
  account: {
    paths: ['/account'],
    title: 'Your account · Framewright',
    description: 'Your name and email address, your subscription, and everything stored about you.',
    listed: false,
  },
  credits: {
    paths: ['/credits'],
    title: 'Your credits · Framewright',
    description: 'Every credit that came in or was spent, with the picture it paid for.',
    listed: false,
  },
  verify: {
    paths: ['/verify'],
    title: 'Verify a picture · Framewright',
    description:
      'Drop a picture and read where it comes from: what made it, how and when, who signed that, and whether the file was changed since.',
    listed: true,
  },
  stripeTest: {
    paths: ['/admin/stripe-test'],
    title: 'Payment configuration · Framewright',
    description: 'For operators: the payment key, its mode and the prices of the plans.',
    listed: false,
  },
  checkCredits: {
    paths: ['/admin/check-credits'],
    title: 'Check credits · Framewright',
    description: 'For operators: a person’s credits, and how to add missing ones.',
    listed: false,
  },
  users: {
    paths: ['/admin/users'],
    title: 'Users · Framewright',
    description: 'For operators: all users, with credits and subscription.',
    listed: false,
  },
  audit: {
    paths: ['/admin/audit'],
    title: 'Audit log · Framewright',
    description: 'For operators: admin changes and every security event.',
    listed: false,
  },
  operations: {
    paths: ['/admin/operations'],
    title: 'Operations · Framewright',
    description: 'For operators: the queues, failures, storage and the ledger.',
    listed: false,
  },
  moderation: {
    paths: ['/admin/moderation'],
    title: 'Moderation · Framewright',
    description: 'For operators: pictures that wait for a decision, and reports.',
    listed: false,
  },
  terms: {
    paths: ['/terms-of-service'],
    title: 'Terms of Service · Framewright',
    description:
      'The terms under which Framewright may be used, and what you may do with the pictures made here.',
    listed: true,
  },
  privacy: {
    paths: ['/privacy-policy'],
    title: 'Privacy Policy · Framewright',
    description:
      'What Framewright stores about you, why, for how long, and how to have it handed out or deleted.',
    listed: true,
  },
  cookies: {
    paths: ['/cookie-policy'],
    title: 'Cookie Policy · Framewright',
    description: 'The cookies that Framewright sets, what each is for, and how long your browser keeps it.',
    listed: true,
  },
  comparison: {
    paths: ['/ai-image-generator-comparison'],
    title: 'AI image generators compared · Framewright',
    description:
      'How image generators differ in rights, price, control and speed, and which suits which kind of work.',
    listed: true,
  },
  canvaAlternative: {
    paths: ['/canva-alternative'],
    title: 'An alternative to Canva for pictures · Framewright',
    description:
      'When a design tool is the right place to look for pictures, and when it helps to have them made instead.',
    listed: true,
  },
  photoshopAlternative: {
    paths: ['/photoshop-alternative'],
    title: 'An alternative to Photoshop for pictures · Framewright',
    description:
      'Which picture work needs a full editor, and which is done sooner by describing the result you want.',
    listed: true,
  },
  gettyAlternative: {
    paths: ['/getty-images-alternative'],
    title: 'An alternative to Getty Images · Framewright',
    description:
      'Licensed photographs and generated pictures side by side: rights, price, and when you need which.',
    listed: true,
  },
  notFound: {
    paths: [],
    title: '404 Page Not Found · Framewright',
    description: 'There is no page at this address. The gallery is a good place to go on from.',
    listed: false,
  },
} as const satisfies Record<string, PageContent>;

/** Whether a page shows what admins alone may see: all that stand under `/admin`. */
export function isForAdmins(name: PageName): boolean {
  return PAGES[name].paths.some((path) => path.startsWith('/admin/'));
}

/**
 * The screen at this path; letter case and a slash at the end make no difference. Where no screen has the path, an
 * address that tells of a payment (`success=true` in its query) has that screen.
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
