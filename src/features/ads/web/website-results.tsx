import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { WebsiteAnalysis } from '../contract/ad-analyses.ts';
import { ANALYSIS_KEYWORDS_SHOWN } from '../contract/ad-enumerations.ts';
import type { CampaignPicture } from './campaign-state.ts';
import { ColorSwatches } from './color-swatches.tsx';
import { FoundImages } from './found-images.tsx';
import { hostOf } from './host-of.ts';
import { PageText } from './page-text.tsx';
import { Screenshots } from './screenshots.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface WebsiteResultsProps {
  website: WebsiteAnalysis;
  /** The one that the ads show. */
  picture: CampaignPicture | null;
  change: ChangeCampaign;
}

/** What a page says of itself, as it was found. */
export function WebsiteResults({ website, picture, change }: WebsiteResultsProps) {
  const id = useId();
  const { url, brand, content, price, offer, keywords, colors, fonts, logo, screenshots } = website;
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex items-center gap-3">
        {logo && (
          <span className="grid h-11 w-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-logo-ground p-1">
            <img src={logo.url} alt={`Logo of ${brand}`} className="max-h-full max-w-full object-contain" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h3 id={id} dir="auto" className="truncate font-serif text-2xl leading-tight">
            {brand || hostOf(url)}
          </h3>
          <p dir="ltr" className="truncate text-muted text-sm" title={url}>
            {hostOf(url)}
          </p>
        </div>
        <IconButton
          label="Remove the website analysis"
          onClick={() => change({ type: 'sourceCleared', source: 'website' })}
          className="-mr-2 text-muted"
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {content && <PageText text={content} />}
      {keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-1.5">
          {keywords.slice(0, ANALYSIS_KEYWORDS_SHOWN).map((keyword) => (
            <li key={keyword} className="max-w-full">
              <Badge className="max-w-full">
                <bdi className="truncate">{keyword}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-sm">
        {price && <Fact label="Price">{price}</Fact>}
        {offer && <Fact label="Offer">{offer}</Fact>}
        {colors.length > 0 && (
          <Fact label="Colors">
            <ColorSwatches colors={colors} />
          </Fact>
        )}
        {fonts.length > 0 && <Fact label="Fonts">{fonts.slice(0, 3).join(', ')}</Fact>}
      </dl>
      <Screenshots screenshots={screenshots} />
      <FoundImages website={website} picture={picture} change={change} />
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </>
  );
}
