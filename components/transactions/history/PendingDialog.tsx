import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import type { Hash } from 'viem';
import { TransactionSent } from '@/components/transactions/progress/TransactionSent';
import { TransactionWaiting } from '@/components/transactions/progress/TransactionWaiting';
import { Dialog } from '@/components/ui/Dialog';
import { useTransactions } from '@/lib/transactions/history/store';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { useDismissRequest } from '@/lib/transactions/submit/useRequestLog';
import { useSentTitle } from './useSentTitle';

/** A transaction that the wallet or the network has not answered. */
export type PendingItem = {
  readonly summary: TransactionSummary;
  /** Undefined until it was sent. Its record will have the same `summary`. */
  readonly hash?: Hash;
};

type Props = {
  item: PendingItem;
  onClose: () => void;
};

/**
 * A pending item whose own dialog was closed. It closes when the wallet has declined its request.
 */
export function PendingDialog({ item: { summary, hash }, onClose }: Props) {
  const frame = useTranslations('frame');
  const t = useTranslations('transactions');
  const dismissRequest = useDismissRequest();
  const isRequested = usePendingItems().request === summary;
  const sent = useTransactions(({ records }) =>
    records.find((record) => (hash ? record.hash === hash : record.summary === summary)),
  );
  const sentTitle = useSentTitle(sent);
  const isGone = !isRequested && sent === undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  return (
    <Dialog
      title={sent ? sentTitle : t('waiting')}
      closeLabel={frame('close')}
      onClose={onClose}
      hasOwnInset
    >
      {sent ? (
        <TransactionSent transaction={sent} onClose={onClose} />
      ) : (
        <TransactionWaiting summary={summary} isRequested onDismissed={dismissRequest} />
      )}
    </Dialog>
  );
}
