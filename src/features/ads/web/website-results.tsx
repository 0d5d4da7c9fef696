import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { countInWords } from '#platform/words/count-in-words';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { WebsiteAnalysis } from '../contract/ad-analyses.ts';
import { ANALYSIS_IMAGES_SHOWN, ANALYSIS_KEYWORDS_SHOWN } from '../contract/ad-enumerations.ts';
import { BadgeList } from './badge-list.tsx';
import { hostOf } from './campaign-sources.ts';
import { type CampaignPicture, pagePictures } from './campaign-state.ts';
import { ColorSwatches } from './color-swatches.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { Screenshots } from './screenshots.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface WebsiteResultsProps {
  website: WebsiteAnalysis;
  /** The picture on the ads. */
  picture: CampaignPicture | null;
  change: ChangeCampaign;
}

/** The analysis of a web page. */
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
        <BadgeList label="Keywords" texts={keywords.slice(0, ANALYSIS_KEYWORDS_SHOWN)} />
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3 text-sm">
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
      <div>
        <p className="text-muted text-sm">Found {countInWords(website.extractedImages.length, 'image')}</p>
        <PictureTiles
          label="Pictures of the page"
          pictures={pagePictures({ website }).slice(0, ANALYSIS_IMAGES_SHOWN)}
          chosen={picture}
          onChoose={(one) => change({ type: 'changed', fields: { picture: one } })}
        />
      </div>
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

/** Longer texts may not fit in three lines. */
const SHORT_CHARACTERS = 180;

/** The page's text: three lines, and the rest on request. */
function PageText({ text }: { text: string }) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className="text-sm leading-relaxed">
      <p id={id} dir="auto" className={cn('[overflow-wrap:anywhere]', !isExpanded && 'line-clamp-3')}>
        {text}
      </p>
      {text.length > SHORT_CHARACTERS && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
          className="-mx-1 min-h-11 rounded-sm px-1 text-muted underline underline-offset-4 hover:text-ink md:pointer-fine:min-h-8"
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
