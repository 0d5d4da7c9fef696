import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { QuickStartPanel } from './quick-start-panel.tsx';

export function AdCreatorTab() {
  return (
    <QuickStartPanel
      title="From a website to finished ads"
      drawing={<SampleCampaign />}
      action={
        <Button asChild variant="primary">
          <Link href="/ad-creator">Launch Ad Creator</Link>
        </Button>
      }
    >
      Enter a website, a prompt or a picture, and get ad copy and visuals in the sizes that the platforms ask
      for. No sign-in needed.
    </QuickStartPanel>
  );
}

/** Ads that were made of one address; `scripts/paint-sample-campaign.ts` lays them out. */
function SampleCampaign() {
  return (
    <img
      src="/ads/sample-campaign.webp"
      alt=""
      width={672}
      height={480}
      decoding="async"
      className="size-full object-contain"
    />
  );
}
