'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { unknownPathAtom } from '@/lib/navigation/atoms';
import { parsePath } from '@/lib/navigation/routes';
import { usePath } from '@/lib/navigation/usePath';
import * as styles from './Notices.css';

/** A link may contain a text of any length. */
const MAX_LENGTH = 40;

/** Says that the address has no page and the swap is shown instead. Leaving the swap closes it. */
export function UnknownPathNotice() {
  const t = useTranslations('frame');
  const [unknown, setUnknown] = useAtom(unknownPathAtom);
  const screen = parsePath(usePath())?.name;
  const hasLeft = screen !== undefined && screen !== 'swap' && screen !== 'home';
  useEffect(() => {
    if (hasLeft) setUnknown(undefined);
  }, [hasLeft, setUnknown]);
  if (unknown === undefined) return null;
  const path = unknown.length > MAX_LENGTH ? `${unknown.slice(0, MAX_LENGTH)}…` : unknown;
  return (
    <div className={styles.place}>
      <Notice tone="warning">
        <p>{t('unknownPath', { path })}</p>
        <Button variant="text" onClick={() => setUnknown(undefined)}>
          {t('close')}
        </Button>
      </Notice>
    </div>
  );
}
