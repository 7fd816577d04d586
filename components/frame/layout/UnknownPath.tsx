'use client';

import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import { parsePath } from '@/lib/site/navigation/routes';
import { usePath } from '@/lib/site/navigation/usePath';
import { place } from './UnknownPath.css';

const UnknownPathNotice = lazyPart(() => import('./UnknownPathNotice'), 'UnknownPathNotice');

/**
 * The place above the swap where an address without a page is reported. It is kept until the swap
 * is left, because the form must not move when the notice is closed.
 */
export function UnknownPath() {
  const [unknown, setUnknown] = useAtom(unknownPathAtom);
  const screen = parsePath(usePath())?.name;
  const isElsewhere = screen !== undefined && screen !== 'swap' && screen !== 'home';
  useEffect(() => {
    if (isElsewhere) setUnknown(undefined);
  }, [isElsewhere, setUnknown]);
  const [isKept, setKept] = useState(false);
  const isShown = screen === 'swap' && (unknown !== undefined || isKept);
  if (isShown !== isKept) setKept(isShown);
  return isShown ? (
    <div className={place}>{unknown !== undefined && <UnknownPathNotice />}</div>
  ) : null;
}
