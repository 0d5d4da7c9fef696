import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { ApiError, isOutOfRoom } from '#web/api/request.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { useFileChoice } from '#web/ui/use-file-choice.ts';
import { type Asset, uploadProduct } from '../contract/assets.ts';
import { uploadsQuery } from './api/assets.ts';
import { checkPictureFile, UPLOAD_TEXTS } from './check-picture-file.ts';

interface UploadAreaProps {
  onUploaded(asset: Asset): void;
  /** A single row, for narrow places. */
  compact?: boolean | undefined;
  /** Id of the part of the page to return to after signing in. */
  anchor?: string | undefined;
}

/** Uploads a picture by drop or file picker. Visitors sign in first: a file chosen before would be lost. */
export function UploadArea(props: UploadAreaProps) {
  const { user } = usePageState();
  return user ? <Upload {...props} /> : <SignInFirst {...props} />;
}

function SignInFirst({ compact = false, anchor }: UploadAreaProps) {
  const [path] = useLocation();
  return (
    <div className={cn(FRAME, compact ? ROW : PANEL, 'border-border-strong')}>
      <ImageUp aria-hidden className="size-6 shrink-0 text-muted" />
      <p className={cn('text-sm', compact && 'min-w-0 flex-1')}>
        Sign in to add a picture of your own
        <span className="block text-muted text-xs">Your choices and texts are kept</span>
      </p>
      <Button asChild size="small">
        <a href={signInAddress(anchor === undefined ? path : `${path}#${anchor}`)}>Sign In</a>
      </Button>
    </div>
  );
}

function Upload({ onUploaded, compact = false }: UploadAreaProps) {
  const [path] = useLocation();
  const { upload, isPending, reason, signedOut } = useAssetUpload(onUploaded);
  const { isDraggedOver, browse, dropArea, picker } = useFileChoice(upload);

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the button inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is the way by keyboard */}
      <div
        {...dropArea}
        onClick={() => {
          if (!isPending) browse();
        }}
        className={cn(
          FRAME,
          compact ? ROW : PANEL,
          'transition-colors',
          isPending ? 'cursor-progress' : 'cursor-pointer',
          isDraggedOver ? 'border-ink bg-surface-2' : 'border-border-strong hover:bg-surface-2',
        )}
      >
        {isPending ? (
          <Spinner className="size-6" />
        ) : (
          <ImageUp aria-hidden className="size-6 shrink-0 text-muted" />
        )}
        <p className={cn('text-sm', compact && 'min-w-0 flex-1')}>
          {isPending ? 'Uploading...' : 'Drag and drop a picture here, or click to browse'}
          {compact && <span className="block text-muted text-xs">{ACCEPTED}</span>}
        </p>
        <Button size="small" disabled={isPending}>
          {isPending ? 'Uploading...' : 'Browse Files'}
        </Button>
        {!compact && <p className="text-muted text-xs">{ACCEPTED}</p>}
      </div>
      <input {...picker} aria-label="Reference picture" />
      {reason !== null && (
        <p role="status" className="mt-3 text-danger text-sm">
          {reason}
          {signedOut && (
            <>
              {' '}
              <a href={signInAddress(path)} className="underline underline-offset-4">
                Sign In
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}

const FRAME = 'flex items-center rounded-md border border-dashed px-4';
const ROW = 'gap-3 py-2.5';
const PANEL = 'min-h-48 flex-col justify-center gap-3 py-6 text-center';

const ACCEPTED = 'PNG, JPG or WebP, up to 10 MB';

/** Uploads one file at a time. `reason` is the server's reason for refusing the last one. */
function useAssetUpload(onUploaded: (asset: Asset) => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => call(uploadProduct, { form: imageForm(file) }),
    onSuccess: (asset) => {
      onUploaded(asset);
      void queries.invalidateQueries({ queryKey: uploadsQuery().queryKey });
      toastSuccess('Upload successful', 'Your product image has been uploaded successfully.');
    },
    onError: (failure) => {
      // Signing in helps, trying again does not: the field says so.
      if (failure instanceof ApiError && failure.status === 401) return;
      toastFailure(phrases.uploadFailed, phrases.uploadFailedAdvice);
    },
  });

  function upload(file: File) {
    if (isPending) return;
    reset();
    const refusal = checkPictureFile(file, UPLOAD_TEXTS);
    if (refusal) toast({ ...refusal, variant: 'destructive' });
    else mutate(file);
  }

  const refused = error instanceof ApiError && (error.status < 500 || isOutOfRoom(error)) ? error : null;
  return {
    upload,
    isPending,
    reason: refused?.body?.error ?? null,
    signedOut: refused?.status === 401,
  };
}
