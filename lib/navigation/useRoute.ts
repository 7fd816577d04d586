import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { redirectOf } from './redirects';
import { parsePath, type Route } from './routes';
import { useIsHydrated } from './useIsHydrated';
import { usePath } from './usePath';

/**
 * The route that is open; undefined until the page has hydrated, since one exported document stands
 * for many addresses, and while a redirect leads from the address to another.
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
