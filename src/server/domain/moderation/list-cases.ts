import type { Database } from '#server/db/client';
import { type GalleryReportRow, listReportsOfCases } from '#server/db/queries/gallery-reports';
import { type ImageVerdictRow, listImageVerdicts } from '#server/db/queries/image-verdicts';
import {
  countModerationCases,
  listModerationCases,
  type ModerationCaseView,
} from '#server/db/queries/moderation-cases';
import { countRefusedPrompts } from '#server/db/queries/refused-prompts';

export interface CaseWithFindings extends ModerationCaseView {
  verdict: ImageVerdictRow | undefined;
  /** The newest. */
  reports: GalleryReportRow[];
  /** Prompts of the owner that were refused lately. */
  refusedPrompts: number;
}

const REPORTS_SHOWN = 20;

/** A page of the review queue with all that is known of each case, and how long both lists are. */
export async function listCases(
  { db }: { db: Database },
  page: { isOpen: boolean; limit: number; offset: number },
): Promise<{ cases: CaseWithFindings[]; counts: { open: number; done: number } }> {
  const [views, counts] = await Promise.all([listModerationCases(db, page), countModerationCases(db)]);
  const [verdicts, reports, refused] = await Promise.all([
    listImageVerdicts(
      db,
      views.flatMap(({ imageId }) => imageId ?? []),
    ),
    listReportsOfCases(
      db,
      views.map(({ id }) => id),
      REPORTS_SHOWN,
    ),
    countRefusedPrompts(db, [...new Set(views.flatMap(({ userId }) => userId ?? []))]),
  ]);
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.imageId, verdict]));
  const reportsOf = Map.groupBy(reports, ({ caseId }) => caseId);
  const cases = views.map((view) => ({
    ...view,
    verdict: verdictOf.get(view.imageId ?? ''),
    reports: reportsOf.get(view.id) ?? [],
    refusedPrompts: refused.get(view.userId ?? '') ?? 0,
  }));
  return { cases, counts };
}
