/** BCP 47 codes of the languages besides English in which prompts are read. */
export type Language = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'ja' | 'zh' | 'ko' | 'ar';

/** Those with Latin letters, which only their words tell apart. */
export const LATIN_LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const satisfies Language[];
