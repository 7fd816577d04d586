import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { PoolTrades } from './PoolTrades';
import * as styles from './PoolTrades.css';

type Props = {
  /** Prices are of the first one, in the second one. */
  tokens: TokenPair;
  /** The name of the pool, if there are others. */
  name?: string | undefined;
};

/** The trades of a pool in the last hour, read on demand. */
export function RecentTrades({ tokens, name }: Props) {
  const t = useTranslations('market.trades');
  const [isOpen, setOpen] = useState(false);
  const tradesId = useId();
  return (
    <>
      <Button
        variant="text"
        className={styles.quiet}
        aria-expanded={isOpen}
        aria-controls={isOpen ? tradesId : undefined}
        aria-label={name && `${t('title')}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('title')}
      </Button>
      {isOpen && (
        <div id={tradesId}>
          <PoolTrades tokens={tokens} pair={pairAddress(...tokens)} />
        </div>
      )}
    </>
  );
}
