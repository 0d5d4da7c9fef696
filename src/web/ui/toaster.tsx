import { type ComponentType, useEffect, useState } from 'react';

/** The place of notifications. Its code loads after the page; earlier notifications wait in the store. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('./toast-region.tsx').then(({ ToastRegion }) => setRegion(() => ToastRegion));
  }, []);
  return Region && <Region />;
}
