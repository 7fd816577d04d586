import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { amountOf } from '@/lib/base/amounts/amount';
import { AIRDROP_TOKEN } from '@/lib/features/airdrop/airdropContract';
import * as styles from './AirdropScreen.css';

type Props = {
  term: string;
  /** In the smallest unit of PNG. */
  raw: bigint;
  /** Whether its value in dollars is shown next to it. */
  hasUsd?: boolean;
};

/** The PNG of the account, as the main figure of the screen. */
export function ListedAmount({ term, raw, hasUsd = false }: Props) {
  const amount = amountOf(AIRDROP_TOKEN, raw);
  return (
    <div className={styles.panel}>
      <h2 className={styles.term}>{term}</h2>
      <p className={styles.amount}>
        <CurrencyAmount amount={amount} />
        {hasUsd && (
          <span className={styles.worth}>
            <UsdValue amount={amount} />
          </span>
        )}
      </p>
    </div>
  );
}
