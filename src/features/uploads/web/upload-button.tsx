import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { checkPictureFile, UPLOAD_TEXTS } from '#features/assets/web/check-picture-file';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { messageOf } from '#web/api/message-of.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { useFileChoice } from '#web/ui/use-file-choice.ts';
import { uploadPicture } from '../contract/uploads.ts';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  children: React.ReactNode;
  /** Called before the page is left. */
  onLeave?(): void;
}

/** Makes a file a picture of the library, and opens it in the editing room. Visitors sign in first. */
export function UploadButton({ children, onLeave, ...look }: UploadButtonProps) {
  const { user } = usePageState();
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => call(uploadPicture, { form: imageForm(file) }),
    onSuccess({ imageId }) {
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      onLeave?.();
      navigate(`/edit/${imageId}`);
    },
    onError: (error) => toastFailure(phrases.uploadFailed, messageOf(error, phrases.uploadFailedAdvice)),
  });
  const { browse, picker } = useFileChoice((file) => {
    const refusal = checkPictureFile(file, UPLOAD_TEXTS);
    if (refusal) toast({ ...refusal, variant: 'destructive' });
    else mutate(file);
  });
  const label = (
    <>
      <ImageUp aria-hidden className="size-4" />
      {children}
    </>
  );
  if (!user)
    return (
      <Button asChild {...look}>
        <a href={signInAddress(path)}>{label}</a>
      </Button>
    );
  return (
    <>
      <Button {...look} busy={isPending} onClick={browse}>
        {label}
      </Button>
      <input {...picker} aria-label="Picture to edit" />
    </>
  );
}
