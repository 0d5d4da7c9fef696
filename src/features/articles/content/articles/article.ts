import type { Section } from '../prose.ts';

/** Names of the articles' pages in the table of pages. */
type ArticlePage = 'comparison' | 'canvaAlternative' | 'photoshopAlternative' | 'gettyAlternative';

/** A comparison with other products: what each is better at, this one's gaps included. */
export interface Article {
  page: ArticlePage;
  heading: string;
  lead: string;
  /** Days, `YYYY-MM-DD`. What is said of others was looked up on the second. */
  published: string;
  updated: string;
  sections: readonly Section[];
  /** Answers have no links and name no site's values, since search engines show them by themselves. */
  questions: readonly { question: string; answer: string }[];
  /** Where others say themselves what is said of them here. */
  sources: readonly { label: string; href: string }[];
}

/** The articles, for links from one to the others. */
export const ARTICLE_LINKS = [
  {
    page: 'comparison',
    href: '/ai-image-generator-comparison',
    label: 'AI image generators compared',
    text: 'Six kinds of generators by rights, price, control and privacy.',
  },
  {
    page: 'canvaAlternative',
    href: '/canva-alternative',
    label: 'An alternative to Canva',
    text: 'A design tool and a picture generator: where each one ends.',
  },
  {
    page: 'photoshopAlternative',
    href: '/photoshop-alternative',
    label: 'An alternative to Photoshop',
    text: 'Which picture work needs an editor, and which a sentence.',
  },
  {
    page: 'gettyAlternative',
    href: '/getty-images-alternative',
    label: 'An alternative to Getty Images',
    text: 'Licensed photographs and generated pictures side by side.',
  },
] as const satisfies readonly { page: ArticlePage; href: string; label: string; text: string }[];
