import { useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import * as styles from './SwapDetailsSkeleton.css';

/** How wide each row's figure is drawn, in characters. */
const ROWS = [
  ['price', 16],
  ['limit', 9],
  ['slippage', 5],
  ['priceImpact', 5],
  ['providerFee', 9],
  ['networkFee', 16],
  ['path', 16],
] as const;
const CURVE_CHARACTERS = 10;

type Props = {
  limit: 'minimumReceived' | 'maximumSold';
  /** The network fee is shown to an account. */
  hasAccount: boolean;
};

/**
 * The skeleton of a swap's details, with their size: while there is no quote, or no code for them.
 */
export function SwapDetailsSkeleton({ limit, hasAccount }: Props) {
  const t = useTranslations('swap');
  return (
    <>
      <Facts>
        {ROWS.filter(([row]) => hasAccount || row !== 'networkFee').map(([row, characters]) => (
          <Fact key={row} term={t(row === 'limit' ? limit : row)}>
            <Skeleton characters={characters} />
          </Fact>
        ))}
      </Facts>
      <div className={styles.curve}>
        <Skeleton characters={CURVE_CHARACTERS} />
      </div>
    </>
  );
}
