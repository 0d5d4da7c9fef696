import { countInWords } from '#platform/words/count-in-words';
import type { WebsiteAnalysis } from '../contract/ad-analyses.ts';
import { ANALYSIS_IMAGES_SHOWN } from '../contract/ad-enumerations.ts';
import { type CampaignPicture, pagePictures } from './campaign-state.ts';
import { PictureTiles } from './picture-tiles.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface FoundImagesProps {
  website: WebsiteAnalysis;
  picture: CampaignPicture | null;
  change: ChangeCampaign;
}

/** The pictures of a page; pressing one puts it into the ads. */
export function FoundImages({ website, picture, change }: FoundImagesProps) {
  const { length } = website.extractedImages;
  return (
    <div>
      <p className="text-muted text-sm">Found {countInWords(length, 'image')}</p>
      <PictureTiles
        label="Pictures of the page"
        pictures={pagePictures({ website }).slice(0, ANALYSIS_IMAGES_SHOWN)}
        chosen={picture}
        onChoose={(one) => change({ type: 'pictureChosen', picture: one })}
      />
    </div>
  );
}
