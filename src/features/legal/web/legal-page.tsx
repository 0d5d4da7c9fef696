import { fillSections } from '#features/articles/content/site-values';
import { DocumentFrame, Sections } from '#features/articles/web/document-frame.tsx';
import { useSiteValues } from '#features/articles/web/use-site-values';
import { WrittenDay } from '#features/articles/web/written-day.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import type { LegalDocument } from '../content/legal/legal-document.ts';
import { HostedDocument } from './hosted-document.tsx';

/** A policy: the operator's hosted document if there is one, else the text that ships with the product. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { supportEmail, now, policyEmbeds } = usePageState();
  const hosted = policyEmbeds[document.policy];
  const sections = fillSections(document.sections, useSiteValues());
  return (
    <DocumentFrame
      heading={document.heading}
      lead={document.lead}
      byline={
        <>
          <p>
            {hosted ? (
              <>
                Last updated: as published today, <CalendarDay date={now} />
              </>
            ) : (
              <>
                Last updated: <WrittenDay day={document.updated} />. In force today,{' '}
                <CalendarDay date={now} />
              </>
            )}
          </p>
          <p>
            Questions:{' '}
            <a href={`mailto:${supportEmail}`} className="text-ink underline underline-offset-4">
              {supportEmail}
            </a>
          </p>
        </>
      }
      contents={hosted ? [] : sections}
    >
      {hosted ? (
        <HostedDocument key={hosted} url={hosted} title={document.heading}>
          <Sections sections={sections} />
        </HostedDocument>
      ) : (
        <Sections sections={sections} />
      )}
    </DocumentFrame>
  );
}
