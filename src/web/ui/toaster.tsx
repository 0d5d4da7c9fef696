import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './toast-region.tsx';

/** Where notifications appear. Its parts load after the page is up; what was notified till then is kept. */
export function Toaster(props: ToastRegionProps) {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  useEffect(() => {
    void import('./toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion));
  }, []);
  return Region && <Region {...props} />;
}
