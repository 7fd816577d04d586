import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { safeSessionStorage } from '@/lib/storage/safeSessionStorage';
import { subscribeToMissingPayloads } from './payloads';
import { redirectOf } from './redirects';
import { usePath } from './usePath';

/** Holds the path that this tab is being led to, also across a load of the document. */
const ATTEMPT = 'pangolin.resolving';

/**
 * Leads from a document that has no screen to the screen of its address: by a redirect, or by asking
 * the router for the payload again, which the shell's file answers.
 *
 * When the payload can't be had the router loads the document, which is this one: the second time, or
 * where the device can't count, it has failed, and only `retry` asks again.
 */
export function useRouteRecovery(): { readonly hasFailed: boolean; readonly retry: () => void } {
  const router = useRouter();
  const pathname = usePath();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const { search, hash } = window.location;
    const target = redirectOf({ pathname, search, hash });
    if (target !== undefined) {
      router.replace(target);
      return;
    }
    if (beginAttempt(pathname)) router.refresh();
    else setFailed(true);
    return endAttempt;
  }, [router, pathname]);

  useEffect(() => subscribeToMissingPayloads(loadIfRouterDoesNot), []);

  const retry = () => {
    setFailed(false);
    beginAttempt(pathname);
    router.refresh();
  };
  return { hasFailed, retry };
}

/** Whether this is this tab's first attempt at a path. A second attempt ends it. */
function beginAttempt(path: string): boolean {
  const isSecond = safeSessionStorage.getItem(ATTEMPT) === path;
  if (isSecond) endAttempt();
  return !isSecond && safeSessionStorage.setItem(ATTEMPT, path);
}

function endAttempt(): void {
  safeSessionStorage.removeItem(ATTEMPT);
}

/** Going to the address that is open, the browser loads nothing when it has a hash. */
function loadIfRouterDoesNot(): void {
  if (window.location.hash !== '') window.location.reload();
}
