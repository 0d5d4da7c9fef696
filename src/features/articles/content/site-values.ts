import type { Section } from './prose.ts';

/** Values that texts name in braces, such as `{host}`, since they differ between sites. */
export interface SiteValues {
  host: string;
  supportEmail: string;
  /** Name of the cookie that keeps people signed in. */
  sessionCookie: string;
  /** Name of the cookie that remembers the theme. */
  signInCookie: string;
  themeCookie: string;
  /** Names of the image models. */
  painters: string;
  /** Retention periods, such as `30 days`. */
  sessionDays: string;
  sessionIdleDays: string;
  refusedPromptDays: string;
  failedPromptDays: string;
  modelCallDays: string;
  /** Retention of admins' actions: `30 days`, or `Permanently`. */
  auditTime: string;
  securityEventDays: string;
}

/** @throws Error for an unknown name in braces */
export function fillIn(text: string, values: SiteValues): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (!isValueName(name, values)) throw new Error(`Unknown site value {${name}}`);
    return values[name];
  });
}

/** Fills the site's own values into the sections' texts. */
export function fillSections(sections: readonly Section[], values: SiteValues): Section[] {
  const fill = (text: string) => fillIn(text, values);
  return sections.map(({ id, heading, blocks }) => ({
    id,
    heading,
    blocks: blocks.map((block) => {
      if (typeof block === 'string') return fill(block);
      if ('points' in block) return { points: block.points.map(fill) };
      return { ...block, rows: block.rows.map((row) => row.map(fill)) };
    }),
  }));
}

function isValueName(name: string, values: SiteValues): name is keyof SiteValues {
  return Object.hasOwn(values, name);
}
