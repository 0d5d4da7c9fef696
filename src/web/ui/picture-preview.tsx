import { FileImage } from 'lucide-react';
import { useEffect, useState } from 'react';

/** A preview of the chosen picture, with its name. Browsers cannot show all formats that the server can read. */
export function PicturePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <figure className="absolute inset-0 grid place-items-center">
      {isUnseen ? (
        <FileImage aria-hidden className="size-8 text-muted" />
      ) : (
        address && (
          <img
            src={address}
            alt="The selected file"
            draggable={false}
            onError={() => setUnseen(true)}
            className="absolute inset-0 size-full object-contain"
          />
        )
      )}
      <figcaption className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] truncate rounded-full bg-scrim px-2.5 py-1 text-on-picture text-xs">
        {file.name} · {sizeOf(file.size)}
      </figcaption>
    </figure>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
