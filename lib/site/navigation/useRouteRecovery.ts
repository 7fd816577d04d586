import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { safeSessionStorage } from '@/lib/base/storage/safeSessionStorage';
import { unknownPathAtom } from './atoms';
import { redirectOf, unknownPathOf } from './redirects';
import { endedPayloads, subscribeToMissingPayloads } from './routerPayloads';
import { usePath } from './usePath';

/** Stores the path that this tab is being led to, across a load of the document. */
const ATTEMPT = 'pangolin.resolving';

/**
 * Leads from a document without a screen to the screen of its address: by a redirect, or by asking
 * the router for the payload again, which the shell's file answers.
 *
 * When the payload can't be loaded, the router loads the document, which is this one. The second
 * time, or if the device can't count the attempts, it has failed, and only `retry` tries again. An
 * attempt that the user ends, by a reload or by leaving, before the payload is here counts as none.
 */
export function useRouteRecovery(): { readonly hasFailed: boolean; readonly retry: () => void } {
  const router = useRouter();
  const pathname = usePath();
  const setUnknownPath = useSetAtom(unknownPathAtom);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const { search, hash } = window.location;
    const target = redirectOf({ pathname, search, hash });
    if (target !== undefined) {
      setUnknownPath(unknownPathOf(window.location));
      router.replace(target);
      return;
    }
    const endedBefore = endedPayloads();
    const leave = () => {
      if (endedPayloads() === endedBefore) endAttempt();
    };
    window.addEventListener('pagehide', leave);
    if (beginAttempt(pathname)) router.refresh();
    else setFailed(true);
    return () => {
      window.removeEventListener('pagehide', leave);
      endAttempt();
    };
  }, [router, pathname, setUnknownPath]);

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

/** The browser does not reload when it navigates to the current address with a hash. */
function loadIfRouterDoesNot(): void {
  if (window.location.hash !== '') window.location.reload();
}
