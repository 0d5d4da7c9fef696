import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Takes files by picker and by drop: the first of several. */
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
    /** For the element that is dropped on. */
    dropArea: {
      'data-drag': isDraggedOver || undefined,
      onDragEnter(event: DragEvent) {
        event.preventDefault();
        setDraggedOver(true);
      },
      // Without this the browser would open what is dropped.
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
    /** For the input, which `browse` stands for. */
    picker: {
      ref: input,
      type: 'file',
      accept: 'image/*',
      hidden: true,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        take(event.target.files);
        // The same file may be picked again after a failure.
        event.target.value = '';
      },
    },
  } as const;
}

/** Takes a file that is pasted anywhere on the page but into a field. */
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
