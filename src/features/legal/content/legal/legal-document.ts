import type { Section } from '#features/articles/content/prose';

/** A policy that ships with the product. The site's own values, such as its address, are filled in. */
export interface LegalDocument {
  /** The hosted document that replaces it, if the operator has one. */
  policy: 'terms' | 'privacy' | 'cookies';
  heading: string;
  lead: string;
  /** The day of its last change, `YYYY-MM-DD`. */
  updated: string;
  sections: readonly Section[];
}
