import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Accepts a file by picker or drop; of several, the first. */
export function useFileChoice(onFile: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return {
    isDraggedOver,
    browse: () => input.current?.click(),
    /** Props of the drop target. */
    dropArea: {
      'data-drag': isDraggedOver || undefined,
      onDragEnter(event: DragEvent) {
        event.preventDefault();
        setDraggedOver(true);
      },
      // Otherwise the browser would open the dropped file.
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDraggedOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setDraggedOver(false);
        take(event.dataTransfer.files);
      },
    },
    /** Props of the hidden input, which `browse` opens. */
    picker: {
      ref: input,
      type: 'file',
      accept: 'image/*',
      hidden: true,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        take(event.target.files);
        // Allows picking the same file again after a failure.
        event.target.value = '';
      },
    },
  } as const;
}

/** Accepts a file pasted anywhere on the page except into a text field. */
export function usePastedFile(onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    const isTyped = event.target instanceof Element && event.target.closest('input, textarea');
    if (!file || isTyped) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
