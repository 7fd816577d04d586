'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import { parsePath } from '@/lib/site/navigation/routes';
import { usePath } from '@/lib/site/navigation/usePath';
import * as styles from './Notices.css';

/** A link may contain a text of any length. */
const MAX_LENGTH = 40;

/** What a user does with the page: what is typed, and each click. */
const INPUTS = ['input', 'click'] as const;

/**
 * Says that the address has no page and the swap is shown instead. The first input outside of it
 * closes it, and so does leaving the swap.
 */
export function UnknownPathNotice() {
  const t = useTranslations('notices');
  const frame = useTranslations('frame');
  const [unknown, setUnknown] = useAtom(unknownPathAtom);
  const screen = parsePath(usePath())?.name;
  const isElsewhere = screen !== undefined && screen !== 'swap' && screen !== 'home';
  useEffect(() => {
    if (isElsewhere) setUnknown(undefined);
  }, [isElsewhere, setUnknown]);
  const place = useRef<HTMLDivElement>(null);
  const isShown = unknown !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setUnknown(undefined);
    };
    for (const input of INPUTS) document.addEventListener(input, close);
    return () => {
      for (const input of INPUTS) document.removeEventListener(input, close);
    };
  }, [isShown, setUnknown]);
  if (unknown === undefined) return null;
  const path = unknown.length > MAX_LENGTH ? `${unknown.slice(0, MAX_LENGTH)}…` : unknown;
  return (
    <div ref={place} className={styles.place}>
      <Notice tone="warning">
        <p>
          {t('unknownPath', { path })}{' '}
          <Button variant="text" onClick={() => setUnknown(undefined)}>
            {frame('close')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
