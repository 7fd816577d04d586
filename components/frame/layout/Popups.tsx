'use client';

import { useAtom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { countDialogs, subscribeToDialogs } from '@/components/ui/openDialogs';
import { usePopupPlace } from '@/components/ui/popupPlace';
import { listPopupsAtom } from '@/lib/holdings/lists/atoms';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';
import { transactionPopupsAtom } from '@/lib/transactions/history/atoms';
import * as styles from './Popups.css';

const TransactionPopup = lazyComponent(
  () => import('@/components/transactions/history/TransactionPopup'),
  'TransactionPopup',
);

const ListsPopup = lazyComponent(() => import('@/components/parts/lists/ListsPopup'), 'ListsPopup');

const AirdropPopup = lazyComponent(
  () => import('@/components/parts/png/AirdropPopup'),
  'AirdropPopup',
);

/** Popups that report outcomes, newest first. Each leaves after its lifetime. */
export function Popups() {
  const t = useTranslations('frame');
  const [popups, change] = useAtom(transactionPopupsAtom);
  const lists = useAtomValue(listPopupsAtom);
  const claim = useOwnPanel('claimPopup');
  const isCovered = useSyncExternalStore(subscribeToDialogs, countDialogs, () => 0) > 0;
  const place = usePopupPlace();
  const home = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => setHost(document.createElement('div')), []);
  // Moves the element that has them, so that no popup begins its lifetime again.
  useLayoutEffect(() => {
    if (host) (place ?? home.current)?.append(host);
  }, [host, place]);
  const stack = (
    <section className={styles.stack} aria-label={t('popups')} aria-live="polite">
      {lists.map((popup) => (
        <ListsPopup key={popup.key} popup={popup} />
      ))}
      {popups.map((popup) => (
        <TransactionPopup
          key={popup.key}
          popup={popup}
          onRemove={() => change({ type: 'remove', key: popup.key })}
        />
      ))}
    </section>
  );
  return (
    <div>
      {/* It waits for an answer, so it is below the page, where it covers nothing. */}
      <div aria-live="polite">
        {claim.isOpen && !isCovered && <AirdropPopup onClose={claim.close} />}
      </div>
      <div ref={home}>{host && createPortal(stack, host)}</div>
    </div>
  );
}
