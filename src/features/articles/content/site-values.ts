import type { Section } from './prose.ts';

/** What texts may name in braces, such as `{host}`: what differs from one site to another. */
export interface SiteValues {
  host: string;
  supportEmail: string;
  /** Name of the cookie that keeps people signed in. */
  sessionCookie: string;
  /** Name of the cookie that remembers the theme. */
  signInCookie: string;
  themeCookie: string;
  /** What can paint, by name. */
  painters: string;
  /** For how long things are kept, such as `30 days`. */
  sessionDays: string;
  sessionIdleDays: string;
  refusedPromptDays: string;
  failedPromptDays: string;
  modelCallDays: string;
  /** What admins did: `30 days`, or for good. */
  auditTime: string;
  securityEventDays: string;
}

/** @throws Error for a name in braces that is none of the site's values */
export function fillIn(text: string, values: SiteValues): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (!isValueName(name, values)) throw new Error(`Nothing is known of {${name}}`);
    return values[name];
  });
}

/** The sections with the site's own values in their texts. */
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
