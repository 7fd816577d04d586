import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Pair, TokenPair } from '@/lib/exchange/pairs/pair';
import { PoolFigures } from './PoolFigures';
import { PoolTrades } from './PoolTrades';
import * as styles from './SwapMarket.css';

type Props = {
  /** In the order of the path. */
  tokens: TokenPair;
  pair: Pair | undefined;
  /** Whether it is the only one of the path. */
  isOne: boolean;
  /** Whether prices are shown from the other end. */
  isInverted: boolean;
};

/** A pool of the path: its figures, and the trades of the last hour on demand. */
export function PoolPart({ tokens, pair, isOne, isInverted }: Props) {
  const t = useTranslations('market');
  const symbolText = useSymbolText();
  const [isOpen, setOpen] = useState(false);
  const tradesId = useId();
  const [first, second] = tokens.map(unwrapped);
  const name = [first, second].map((each) => each && symbolText(each)).join(' / ');
  return (
    <div className={styles.pool}>
      {!isOne && (
        <h3 className={styles.poolTitle}>
          <bdi translate="no">{name}</bdi>
        </h3>
      )}
      <PoolFigures pair={pair} />
      <Button
        variant="text"
        className={styles.quiet}
        aria-expanded={isOpen}
        aria-controls={isOpen ? tradesId : undefined}
        aria-label={isOne ? undefined : `${t('trades.title')}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('trades.title')}
      </Button>
      {isOpen && (
        <div id={tradesId}>
          <PoolTrades
            tokens={isInverted ? [tokens[1], tokens[0]] : tokens}
            pair={pairAddress(...tokens)}
          />
        </div>
      )}
    </div>
  );
}
