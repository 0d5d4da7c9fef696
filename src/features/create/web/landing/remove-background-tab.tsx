import { useQuery } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useLocation } from 'wouter';
import { creditsQuery, signInAddress } from '#features/accounts/web/api/accounts';
import { checkPictureFile } from '#features/assets/web/check-picture-file';
import { creditsText } from '#features/credits/web/credits-text';
import { GetCreditsLink } from '#features/credits/web/get-credits-link.tsx';
import { useRemoveBackground } from '#features/cutouts/web/use-remove-background';
import * as phrases from '#phrases';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import { CutoutDrawing } from './cutout-drawing.tsx';
import { QuickStartPanel } from './quick-start-panel.tsx';

interface RemoveBackgroundTabProps {
  file: File | null;
  onChoose(file: File | null): void;
  /** Called with the id of the started generation. */
  onStarted(id: string): void;
}

/** Takes a picture and removes its background. */
export function RemoveBackgroundTab(props: RemoveBackgroundTabProps) {
  const { cutoutCost } = usePageState();
  if (cutoutCost === null) {
    return (
      <QuickStartPanel title="Cut the subject out" drawing={<CutoutDrawing />}>
        Background removal is not installed on this server, so there is nothing to upload here. Everything
        else works as usual.
      </QuickStartPanel>
    );
  }
  return <RemoveBackground {...props} cost={cutoutCost} />;
}

function RemoveBackground({ file, cost, onChoose, onStarted }: RemoveBackgroundTabProps & { cost: number }) {
  const { user } = usePageState();
  const [path] = useLocation();
  // On its own page, or a tab of the landing page.
  const returnTo = path === '/' ? '/?tab=remove-background' : path;
  const { remove, isPending } = useRemoveBackground({
    returnTo,
    onStarted(id) {
      onChoose(null);
      onStarted(id);
    },
  });
  return (
    <div>
      {!user && (
        <div className="mb-3 flex items-center justify-between gap-3 rounded-md bg-surface-2 py-2 pr-2 pl-4">
          <p className="text-sm">{phrases.signInForCutout}</p>
          <Button asChild variant="primary">
            <a href={signInAddress(returnTo)}>Sign In</a>
          </Button>
        </div>
      )}
      <PictureField
        label="Picture to remove the background from"
        file={file}
        busy={isPending}
        check={checkPictureFile}
        onChoose={onChoose}
      />
      <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <CutoutPrice cost={cost} />
        <Button
          variant={user ? 'primary' : 'secondary'}
          size="large"
          busy={isPending}
          onClick={() => remove(file)}
          className="w-full sm:w-auto"
        >
          <Eraser aria-hidden className="size-4" />
          Remove Background
        </Button>
      </div>
    </div>
  );
}

/** The price, and what is made for it. */
function CutoutPrice({ cost }: { cost: number }) {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(user !== null));
  const balance = data?.credits ?? user?.credits;
  return (
    <p className="text-muted text-sm leading-relaxed">
      <span className="text-ink tabular-nums">{creditsText(cost)}</span> for a transparent PNG as large as
      your image
      <GetCreditsLink balance={balance} price={cost} />
    </p>
  );
}
