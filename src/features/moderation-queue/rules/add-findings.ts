import { type GalleryReportRow, listReportsOfCases } from '#features/gallery/queries/gallery-reports';
import { type ImageVerdictRow, listImageVerdicts } from '#features/moderation/queries/image-verdicts';
import type { ModerationCaseView } from '#features/moderation/queries/moderation-cases';
import { countRefusedPrompts } from '#features/moderation/queries/refused-prompts';
import type { Database } from '#platform/db/client';

export interface CaseWithFindings extends ModerationCaseView {
  verdict: ImageVerdictRow | undefined;
  /** The newest `REPORTS_SHOWN`. */
  reports: GalleryReportRow[];
  /** Number of the owner's recently refused prompts. */
  refusedPrompts: number;
}

const REPORTS_SHOWN = 20;

/** Adds the verdict, the reports and the owner's refused prompts, which an admin needs to decide. */
export async function addFindings(
  db: Database,
  cases: readonly ModerationCaseView[],
): Promise<CaseWithFindings[]> {
  const caseIds = cases.map(({ id }) => id);
  const imageIds = cases.flatMap(({ imageId }) => imageId ?? []);
  const userIds = new Set(cases.flatMap(({ userId }) => userId ?? []));
  const [verdicts, reports, refused] = await Promise.all([
    listImageVerdicts(db, imageIds),
    listReportsOfCases(db, caseIds, REPORTS_SHOWN),
    countRefusedPrompts(db, [...userIds]),
  ]);
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.imageId, verdict]));
  const reportsOf = Map.groupBy(reports, ({ caseId }) => caseId);
  return cases.map((one) => ({
    ...one,
    verdict: verdictOf.get(one.imageId ?? ''),
    reports: reportsOf.get(one.id) ?? [],
    refusedPrompts: refused.get(one.userId ?? '') ?? 0,
  }));
}
