import { RecentTrades } from '@/components/parts/market/RecentTrades';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Pair, TokenPair } from '@/lib/exchange/pairs/pair';
import { PoolFigures } from './PoolFigures';
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
  const symbolText = useSymbolText();
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
      <RecentTrades
        tokens={isInverted ? [tokens[1], tokens[0]] : tokens}
        name={isOne ? undefined : name}
      />
    </div>
  );
}
