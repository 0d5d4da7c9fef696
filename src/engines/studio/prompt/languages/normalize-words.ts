import type { Language } from './language.ts';

/** Lower case and without accents; what looks like a hyphen or an apostrophe becomes a space. */
export function normalizeWords(text: string, language: Language): string {
  const lower = text.toLowerCase();
  if (language === 'ja' || language === 'zh' || language === 'ko')
    return lower.normalize('NFC').replace(/\s+/gu, language === 'ko' ? ' ' : '');
  const plain = lower.normalize('NFKD').replace(/\p{M}+|ـ/gu, '');
  return (
    language === 'ar'
      ? plain
          .replace(/[أإآٱ]/gu, 'ا')
          .replace(/[ىی]/gu, 'ي')
          .replace(/ة/gu, 'ه')
      : plain
  )
    .replace(/ł/gu, 'l')
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/[-‐’'`]+|\s+/gu, ' ')
    .trim();
}
