import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as phrases from '#phrases';
import { bytesInWords } from '#platform/words/bytes-in-words';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ApiError } from '#web/api/request.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deleteProduct, type ListedAsset } from '../contract/assets.ts';
import { uploadsQuery } from './api/assets.ts';

interface UploadListProps {
  uploads: readonly ListedAsset[];
  /** Another action beside deleting. */
  action?(upload: ListedAsset): ReactNode;
  /** Called after an upload was deleted. */
  onDeleted?(id: string): void;
}

/** A person's uploads, newest first. Each can be deleted after a confirmation. */
export function UploadList({ uploads, action, onDeleted }: UploadListProps) {
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<ListedAsset | null>(null);
  return (
    <div ref={list} tabIndex={-1} className="mt-3 outline-none">
      {uploads.length === 0 ? (
        <p className="text-muted text-sm">You have no uploads.</p>
      ) : (
        <ul className="max-h-80 overflow-y-auto border-border border-y">
          {uploads.map((upload) => (
            <Upload key={upload.id} upload={upload} onDelete={() => setLeaving(upload)}>
              {action?.(upload)}
            </Upload>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Delete “${leaving.originalName}”`}
          description={consequenceOf(leaving)}
          action="Delete upload"
          run={async () => {
            await call(deleteProduct, {
              params: { id: leaving.id },
              ...(leaving.uses > 0 && { query: { evenIfUsed: 'true' } }),
            }).catch(ignoreGone);
            onDeleted?.(leaving.id);
            await Promise.all([
              queries.invalidateQueries({ queryKey: uploadsQuery().queryKey }),
              queries.invalidateQueries({ queryKey: queryKeys.account }),
            ]);
          }}
          explain={(error) => messageOf(error, phrases.uploadNotDeleted)}
          next={list}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}

interface UploadProps {
  upload: ListedAsset;
  onDelete(): void;
  children: ReactNode;
}

function Upload({ upload, onDelete, children }: UploadProps) {
  const { originalName, imageUrl, byteSize, hasAlpha, uses, endsAt } = upload;
  return (
    <li className="flex items-center gap-3 border-border border-b py-2 last:border-b-0">
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        decoding="async"
        className={cn('size-14 shrink-0 rounded-sm bg-surface-2 object-contain', hasAlpha && 'checkerboard')}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{originalName}</p>
        <p className="text-muted tabular-nums leading-relaxed">
          {bytesInWords(byteSize)} ·{' '}
          {uses > 0 ? (
            `used ${uses === 1 ? 'once' : `${uses.toLocaleString('en')} times`}`
          ) : (
            <>
              unused
              {endsAt !== null && (
                <>
                  , deleted on <CalendarDay date={endsAt} />
                </>
              )}
            </>
          )}
        </p>
      </div>
      {children}
      <IconButton label={`Delete ${originalName}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

function consequenceOf({ uses }: ListedAsset): string {
  if (uses === 0) return 'No picture uses it. You cannot undo this.';
  const pictures = uses === 1 ? 'The picture that was' : 'The pictures that were';
  return `${pictures} made with it ${uses === 1 ? 'stays' : 'stay'} in your library, but cannot be made again with it. You cannot undo this.`;
}

/** Already deleted, by another tab or an earlier click: counts as success. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
