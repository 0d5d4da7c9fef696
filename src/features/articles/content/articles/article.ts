import type { Section } from '../prose.ts';

/** Names of the articles in the table of pages. */
type ArticlePage = 'comparison' | 'canvaAlternative' | 'photoshopAlternative' | 'gettyAlternative';

/** A comparison with other products: the strengths of each, and this one's gaps. */
export interface Article {
  page: ArticlePage;
  heading: string;
  lead: string;
  /** Dates, `YYYY-MM-DD`. Facts about other products were last checked on `updated`. */
  published: string;
  updated: string;
  sections: readonly Section[];
  /** Answers have no links and no site values, since search engines show them separately. */
  questions: readonly { question: string; answer: string }[];
  /** The other products' own pages with the facts. */
  sources: readonly { label: string; href: string }[];
}

/** Links between the articles. */
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
