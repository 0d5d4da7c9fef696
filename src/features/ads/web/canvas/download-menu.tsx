import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { AdArtifact } from '../../contract/ad-artifacts.ts';
import type { CanvasAd } from './canvas-ads.ts';
import { byteText, limitText } from './format-texts.ts';

export type SaveAd = (type: AdArtifact['files'][number]['type']) => void;

interface DownloadMenuProps {
  ad: CanvasAd;
  artifact: AdArtifact;
  onSave: SaveAd;
}

/** The files of a finished ad with their sizes, and the platform's limits. */
export function DownloadMenu({ ad, artifact, onSave }: DownloadMenuProps) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          size="small"
          aria-label={`Files of ${ad.name}`}
          title="PNG, JPEG and SVG"
          className="-ml-px rounded-l-none! px-2!"
        >
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent sideOffset={4}>
        <DropdownMenuLabel className="max-w-64 text-muted text-xs leading-5">
          {ad.isCurrent ? 'To upload:' : 'The version before your last change. To upload:'}{' '}
          {limitText(ad.format)}
        </DropdownMenuLabel>
        {artifact.files.map(({ type, bytes }) => (
          <DropdownMenuItem key={type} onSelect={() => onSave(type)} className="justify-between">
            <span>
              {type.toUpperCase()}
              {type === 'svg' && <span className="text-muted"> · to edit</span>}
            </span>
            <span className="font-mono text-muted text-xs tabular-nums">{byteText(bytes)}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
