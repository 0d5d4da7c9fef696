import type { PageName } from './pages.ts';

/** What stands at an address whose screen has not been built: what it will do, and what works today. */
export interface PlannedPageContent {
  heading: string;
  summary: string;
  points: readonly { title: string; text: string }[];
  /** What one can do now. */
  today: string;
  action: { label: string; href: string };
  /** Whether to offer the support address, for what cannot wait. */
  contact?: boolean;
}

const MAKE_A_PICTURE = { label: 'Make a picture', href: '/' };

export const PLANNED_PAGES: Partial<Record<PageName, PlannedPageContent>> = {
  create: {
    heading: 'Create',
    summary:
      'One desk for every way to begin a picture: a prompt, guided choices, or a reference of your own.',
    points: [
      { title: 'From words', text: 'A prompt box with room to think, and your last drafts beside it.' },
      { title: 'From choices', text: 'Subject, setting, light and style, one question at a time.' },
      { title: 'From a picture', text: 'An upload to stage, refine, or cut out of its background.' },
    ],
    today: 'Pictures from words are made on the front page already.',
    action: MAKE_A_PICTURE,
  },
  terms: {
    heading: 'Terms of Service',
    summary:
      'The full text of the terms will stand here, in plain words and with the date of its last change.',
    points: [
      { title: 'Your pictures', text: 'What you make is yours to use, commercially too.' },
      { title: 'Your credits', text: 'A credit is charged when a picture is delivered, and not before.' },
    ],
    today: 'For a binding answer before then, write to us.',
    action: { label: 'Go to the front page', href: '/' },
    contact: true,
  },
  privacy: {
    heading: 'Privacy Policy',
    summary:
      'The full policy will stand here: what is stored, why, for how long, and how to have it deleted.',
    points: [
      { title: 'What is stored', text: 'Your name and email from sign-in, your prompts, and your pictures.' },
      { title: 'What is not', text: 'No advertising identifiers, and no tracking by third parties.' },
    ],
    today: 'Your data can be handed out or deleted at any time, on the page of your account.',
    action: { label: 'Go to your account', href: '/account' },
    contact: true,
  },
  cookies: {
    heading: 'Cookie Policy',
    summary: 'The full policy will stand here, with every cookie by name.',
    points: [
      {
        title: 'Session',
        text: 'Keeps you signed in. It is set when you sign in and gone when you sign out.',
      },
      {
        title: 'Sign-in',
        text: 'Lives for the minutes that signing in takes, and keeps it from being forged.',
      },
      { title: 'Theme', text: 'Remembers light or dark, if you choose one at the foot of a page.' },
    ],
    today: 'For questions before then, write to us.',
    action: { label: 'Go to the front page', href: '/' },
    contact: true,
  },
  comparison: {
    heading: 'AI image generators compared',
    summary:
      'An article that will compare image generators by rights, price, control and speed, with its sources.',
    points: [
      { title: 'Rights', text: 'Who may use a generated picture for what.' },
      { title: 'Price', text: 'What a usable picture costs, failed tries included.' },
      { title: 'Control', text: 'How far a prompt, a reference and a refinement take you.' },
    ],
    today: 'The best comparison is your own prompt.',
    action: MAKE_A_PICTURE,
  },
  canvaAlternative: {
    heading: 'An alternative to Canva',
    summary: 'An article that will weigh a template-based design tool against pictures made to order.',
    points: [
      { title: 'Templates or pictures', text: 'Layouts are one need, the picture in them another.' },
      { title: 'Working together', text: 'How pictures made here fit into designs made elsewhere.' },
    ],
    today: 'Make a picture and put it into the design you have.',
    action: MAKE_A_PICTURE,
  },
  photoshopAlternative: {
    heading: 'An alternative to Photoshop',
    summary:
      'An article that will say which picture work needs a full editor, and which only needs describing.',
    points: [
      { title: 'Editing by hand', text: 'Where layers, masks and a trained eye are worth their time.' },
      { title: 'Asking for it', text: 'Where a sentence gets you there sooner.' },
    ],
    today: 'Describe the result you have in mind and see how close it comes.',
    action: MAKE_A_PICTURE,
  },
  gettyAlternative: {
    heading: 'An alternative to Getty Images',
    summary: 'An article that will set licensed photographs and generated pictures side by side.',
    points: [
      { title: 'Photographs', text: 'Real people, places and events, which no generator can give you.' },
      { title: 'Generated pictures', text: 'The picture that nobody has taken, at the price of one credit.' },
    ],
    today: 'Look for the picture you could not find: describe it.',
    action: MAKE_A_PICTURE,
  },
};
