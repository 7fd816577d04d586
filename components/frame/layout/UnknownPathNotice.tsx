'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { noticesMessages } from '@/lib/base/i18n/exported/notices';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './UnknownPath.css';

/** A link may contain a text of any length. */
const MAX_LENGTH = 40;

/** What a user does with the page: what is typed, and each click. */
const INPUTS = ['input', 'click'] as const;

/**
 * Says that the address has no page and the swap is shown instead. The first input outside of it
 * closes it.
 */
export const UnknownPathNotice = withMessages(noticesMessages, Content);

function Content() {
  const t = useTranslations('notices');
  const frame = useTranslations('frame');
  const [unknown, setUnknown] = useAtom(unknownPathAtom);
  const card = useRef<HTMLDivElement>(null);
  const isShown = unknown !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && card.current?.contains(target))) setUnknown(undefined);
    };
    for (const input of INPUTS) document.addEventListener(input, close);
    return () => {
      for (const input of INPUTS) document.removeEventListener(input, close);
    };
  }, [isShown, setUnknown]);
  if (unknown === undefined) return null;
  const path = unknown.length > MAX_LENGTH ? `${unknown.slice(0, MAX_LENGTH)}…` : unknown;
  return (
    <div ref={card} className={styles.card} role="status">
      <div className={styles.head}>
        <strong className={styles.title}>{t('notFound')}</strong>
        <PageLink className={styles.link} href={hrefOf({ name: 'pool' })}>
          {frame('navItems.pool')}
        </PageLink>
        <Button variant="text" onClick={() => setUnknown(undefined)}>
          {frame('close')}
        </Button>
      </div>
      <p className={styles.text}>{t('unknownPath', { path })}</p>
    </div>
  );
}
