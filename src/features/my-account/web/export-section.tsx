import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { freshQueryOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { exportAccount, findAccountSummary } from '../contract/account.ts';
import { AccountSection } from './account-section.tsx';
import { measureInWords } from './export-size-text.ts';

/** The download of all the user's data. */
export function ExportSection() {
  const { data } = useQuery(freshQueryOf(findAccountSummary));
  return (
    <AccountSection title="Your data">
      <p className="leading-relaxed">
        One ZIP with everything we store about you: your original pictures, your uploads, every prompt and
        setting, your credit history, your subscriptions and invoices.
      </p>
      <p className="mt-1 min-h-6 text-muted tabular-nums leading-relaxed">{data && measureInWords(data)}</p>
      <Button asChild className="mt-4">
        {/* No `download`: a refusal must be shown instead of saved. */}
        <a href={exportAccount.path}>
          <Download aria-hidden className="size-4" />
          Download your data
        </a>
      </Button>
    </AccountSection>
  );
}
