import { isCaseReason, reasonText } from '#features/moderation-queue/web/case-texts';
import { joinedDate } from '#features/users/web/user-texts';
import type { AuditEntry } from '../contract/admin-audit.ts';
import { wordsOf } from './words-of.ts';

type EntryText = Pick<AuditEntry, 'action' | 'subject' | 'subjectEmail' | 'detail'>;

/** The change, to follow the admin's email: `gave 100 credits to ada@mail.example`. */
export function changeText(entry: EntryText): string {
  const { action, detail } = entry;
  if (action === 'approve-picture') return 'approved a picture for the gallery';
  if (action === 'remove-page') return 'removed a public page';
  if (action === 'keep-page') return 'kept a reported public page';
  if (action === 'remove-picture') return 'removed a picture from the gallery';
  if (action === 'fix-credits') return `gave ${count(detail.credits, 'credit')} to ${subjectName(entry)}`;
  if (action === 'end-second-subscription') return `ended a second subscription of ${subjectName(entry)}`;
  if (action === 'revoke-api-keys') return `revoked the API keys of ${subjectName(entry)}`;
  if (action === 'suspend-user') return `suspended ${subjectName(entry)}`;
  if (action === 'resume-user') return `reinstated ${subjectName(entry)}`;
  return `${action.replaceAll('-', ' ')}: ${subjectName(entry)}`;
}

/** The entry’s details. */
export function changeFacts({ action, detail }: EntryText): string[] {
  const {
    reason,
    origin,
    reportCount,
    ownerId,
    copies,
    credits,
    creditsBefore,
    subscriptionId,
    periodStart,
  } = detail;
  if (action === 'approve-picture' || action === 'remove-picture') {
    return [
      origin === 'report' ? `reported by ${count(reportCount, 'person', 'people')}` : '',
      origin === 'judged' ? 'it was waiting for review' : '',
      origin === 'admin' ? 'not reported' : '',
      isCaseReason(reason) ? `reason: ${reasonText(reason)}` : '',
      ownerId === null ? 'made for the gallery' : '',
      Array.isArray(copies) ? `with ${count(copies.length, 'picture')} made from it` : '',
    ].filter(Boolean);
  }
  if (action === 'fix-credits' && typeof creditsBefore === 'number' && typeof credits === 'number') {
    return [
      `${creditsBefore} before, ${creditsBefore + credits} after`,
      typeof subscriptionId === 'string' ? `subscription ${subscriptionId}` : '',
      typeof periodStart === 'string' ? `for the month from ${joinedDate(periodStart, 'UTC')}` : '',
    ].filter(Boolean);
  }
  if (action === 'revoke-api-keys' && Array.isArray(detail.hints))
    return [`${count(detail.hints.length, 'key')}: ${detail.hints.map((hint) => `${hint}…`).join(', ')}`];
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${wordsOf(name)}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
}

/** Page about what was changed; null if there is none. */
export function subjectPath({ action, subject, subjectEmail }: EntryText): string | null {
  if (subjectEmail !== null) return `/admin/users?${new URLSearchParams({ q: subjectEmail })}`;
  const [kind, id] = subject.split(':');
  return kind === 'gallery-image' && action === 'approve-picture' ? `/gallery/${id}` : null;
}

/** An action as an option of the filter: `Fix credits`. */
export function actionName(action: string): string {
  const words = action.replaceAll('-', ' ');
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\bapi\b/, 'API');
}

function subjectName({ subject, subjectEmail }: EntryText): string {
  if (subjectEmail !== null) return subjectEmail;
  return subject.startsWith('user:') ? 'a deleted user' : subject;
}

function count(value: unknown, one: string, many = `${one}s`): string {
  return `${value} ${value === 1 ? one : many}`;
}
