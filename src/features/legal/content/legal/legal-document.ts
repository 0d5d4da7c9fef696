import type { Section } from '#features/articles/content/prose';

/** A policy in this product's own words. The operator's name for the site and its addresses are filled in. */
export interface LegalDocument {
  /** Which hosted document stands in its place, where the operator has one. */
  policy: 'terms' | 'privacy' | 'cookies';
  heading: string;
  lead: string;
  /** The day of its last change, `YYYY-MM-DD`. */
  updated: string;
  sections: readonly Section[];
}
