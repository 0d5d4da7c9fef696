import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { toast } from '#web/ui/toast-store.ts';

/** Shows once that the identity provider could not be reached, and removes `auth_error` from the address. */
export function useSignInNotice(): void {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const unavailable = search.get('auth_error') === 'unavailable';
  useEffect(() => {
    if (!unavailable) return;
    toast({
      title: 'Authentication temporarily unavailable',
      description: 'The sign-in service is being updated. You can continue using the app without signing in.',
    });
    const rest = new URLSearchParams(location.search);
    rest.delete('auth_error');
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  }, [unavailable, path, navigate]);
}
