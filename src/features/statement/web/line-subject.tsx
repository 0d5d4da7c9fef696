import {
  BadgePlus,
  CalendarSync,
  CalendarX,
  CircleUserRound,
  Gift,
  ImageOff,
  Images,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { renditionSet, squareSizes } from '#features/images/web/rendition-set';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { movementTitle } from '../content/credit-texts.ts';
import type { CreditMovement, CreditReason } from '../contract/credit-history.ts';

/** Width of a line's picture in pixels. */
const THUMB_PX = 44;

/** The picture of a line, linked to its generation, or an icon, with a few words beside it. */
export function LineSubject({ movement, children }: { movement: CreditMovement; children: ReactNode }) {
  const { generation } = movement;
  const title = generation?.prompt ?? movementTitle(movement);
  return (
    <div className="flex gap-3.5">
      <Thumb movement={movement} />
      <div className="min-w-0 flex-1">
        {generation && !generation.isDeleted ? (
          <Link
            href={`/?generation=${generation.id}`}
            className="block truncate font-medium hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        ) : (
          <p className="font-medium">
            {title}
            {generation?.isDeleted && <span className="font-normal text-muted"> · deleted since</span>}
          </p>
        )}
        <p className="mt-0.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-0.5 text-muted leading-snug">
          {children}
        </p>
      </div>
    </div>
  );
}

function Thumb({ movement: { generation, reason } }: { movement: CreditMovement }) {
  if (!generation?.image) {
    const Icon = generation ? (generation.isDeleted ? ImageOff : Images) : ICONS[reason];
    return (
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-sm bg-surface-2 text-muted"
      >
        <Icon className="size-4.5" />
      </span>
    );
  }
  const { image, id, isCutout } = generation;
  return (
    // The words beside it link there, too.
    <Link href={`/?generation=${id}`} tabIndex={-1} aria-hidden className="shrink-0">
      <LazyImage
        src={image.url}
        srcSet={renditionSet(image.url, image.width)}
        sizes={squareSizes(THUMB_PX, image)}
        alt=""
        thumbHash={image.thumbHash}
        checkered={isCutout}
        className="size-11 rounded-sm"
      />
    </Link>
  );
}

const ICONS: Record<CreditReason, LucideIcon> = {
  signup: Gift,
  subscription: CalendarSync,
  'subscription-arrears': CalendarSync,
  'plan-change': BadgePlus,
  'admin-fix': BadgePlus,
  generation: Images,
  'not-delivered': Images,
  renewed: CalendarX,
  'period-ended': CalendarX,
  'account-deleted': CircleUserRound,
  refund: Undo2,
  dispute: Undo2,
  'refund-due': Undo2,
  'plan-lowered': Undo2,
  'plan-lowered-spent': Undo2,
  'test-data-cleared': Undo2,
  other: BadgePlus,
};
