import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { redirectOf } from './redirects';
import { parsePath, type Route } from './routes';
import { usePath } from './usePath';

/**
 * The current route. Undefined until the page has hydrated, because one exported document serves
 * many addresses, and during a redirect.
 */
export function useRoute(): Route | undefined {
  const router = useRouter();
  const pathname = usePath();
  const isHydrated = useIsHydrated();
  const target = isHydrated ? redirectOf({ pathname, search: '', hash: '' }) : undefined;
  const isLeaving = target !== undefined;

  useEffect(() => {
    if (!isLeaving) return;
    const { search, hash } = window.location;
    const whole = redirectOf({ pathname, search, hash });
    if (whole !== undefined) router.replace(whole);
  }, [router, pathname, isLeaving]);

  return isHydrated && !isLeaving ? (parsePath(pathname) ?? undefined) : undefined;
}
