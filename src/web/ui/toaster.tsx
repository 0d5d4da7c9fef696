import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './toast-region.tsx';

/** The place of notifications. Its code loads after the page; earlier notifications wait in the store. */
export function Toaster(props: ToastRegionProps) {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  useEffect(() => {
    void import('./toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion));
  }, []);
  return Region && <Region {...props} />;
}
