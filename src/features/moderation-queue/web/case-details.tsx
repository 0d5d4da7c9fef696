import { Link } from 'wouter';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import { REPORT_REASON_TEXTS } from '#features/moderation/content/report-reasons';
import { Badge } from '#web/ui/badge.tsx';
import type { ModerationCase } from '../contract/moderation.ts';
import { originText, reasonText, scoreTexts, standingText } from './case-texts.ts';

/** The details of a case, in words. */
export function CaseDetails({ one }: { one: ModerationCase }) {
  const { verdict, owner, reports, reportCount, galleryImageId } = one;
  const scores = scoreTexts(verdict?.scores ?? {});
  return (
    <div className="min-w-0 space-y-3 text-sm">
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone={one.reason === null ? 'outline' : 'danger'}>{reasonText(one.reason)}</Badge>
        <Badge tone="outline">{standingText(one)}</Badge>
        {one.hasPeople && <Badge tone="outline">Contains People</Badge>}
        <span className="text-muted text-xs">
          <ExactTime date={one.openedAt} />
        </span>
      </div>
      <h2 className="whitespace-pre-line font-mono text-xs leading-5 [overflow-wrap:anywhere]">
        {one.prompt}
      </h2>
      <p className="text-muted">
        {originText(one)}
        {scores.length > 0 && ` It is ${scores.join(', ')}.`}
      </p>
      {reports.length > 0 && (
        <ul aria-label="Reports" className="space-y-1.5 border-border border-l-2 pl-3">
          {reports.map(({ reason, note, isVisitor, createdAt }) => (
            <li key={`${createdAt}${note}`}>
              {REPORT_REASON_TEXTS[reason]}
              <span className="text-muted">
                {' · '}
                {isVisitor ? 'visitor' : 'signed in'}, <ExactTime date={createdAt} />
              </span>
              {note && <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">“{note}”</p>}
            </li>
          ))}
          {reportCount > reports.length && (
            <li className="text-muted">and {reportCount - reports.length} more</li>
          )}
        </ul>
      )}
      <p className="text-muted [overflow-wrap:anywhere]">
        {owner ? (
          <>
            {owner.name && `${owner.name}, `}
            {owner.email}
          </>
        ) : (
          'Made for the gallery'
        )}
        {owner !== null && owner.refusedPrompts > 0 && (
          <span className="text-danger">
            {owner.refusedPrompts === 1
              ? ' · 1 prompt refused recently'
              : ` · ${owner.refusedPrompts} prompts refused recently`}
          </span>
        )}
        {galleryImageId !== null && (
          <>
            {' · '}
            <Link
              href={`/gallery/${galleryImageId}`}
              className="text-ink underline underline-offset-4 hover:no-underline"
            >
              in the gallery
            </Link>
          </>
        )}
      </p>
      {one.decidedAt !== null && (
        <p className="text-muted [overflow-wrap:anywhere]">
          {one.status === 'approved' ? 'Approved' : 'Removed'} by {one.decidedBy},{' '}
          <ExactTime date={one.decidedAt} />
        </p>
      )}
    </div>
  );
}
