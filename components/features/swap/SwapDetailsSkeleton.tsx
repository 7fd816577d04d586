import { useTranslations } from 'next-intl';
import { fee } from '@/components/transactions/facts/FormFee.css';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { useIsLimitVisible } from '@/lib/features/swap/useIsLimitVisible';
import { FoldedDetails } from './FoldedDetails';
import * as styles from './SwapDetailsSkeleton.css';

/** How wide each row's figure is drawn, in characters. */
const PRICE_CHARACTERS = 16;
const LIMIT = [
  ['limit', 9],
  ['slippage', 5],
] as const;
const OTHERS = [
  ['priceImpact', 5],
  ['providerFee', 9],
  ['path', 16],
] as const;
const FEE_CHARACTERS = 16;
const CURVE_CHARACTERS = 10;

type Row = (typeof LIMIT)[number] | (typeof OTHERS)[number];

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
  const isLimitVisible = useIsLimitVisible();
  const rows = (each: readonly Row[]) =>
    each.map(([row, characters]) => (
      <Fact key={row} term={t(row === 'limit' ? limit : row)}>
        <Skeleton characters={characters} />
      </Fact>
    ));
  return (
    <>
      <Facts>
        <Fact term={t('price')}>
          <Skeleton characters={PRICE_CHARACTERS} />
        </Fact>
        {isLimitVisible && rows(LIMIT)}
        {hasAccount && (
          <Fact term={t('networkFee')}>
            <span className={fee}>
              <Skeleton characters={FEE_CHARACTERS} />
            </span>
          </Fact>
        )}
      </Facts>
      <FoldedDetails>
        <Facts>
          {!isLimitVisible && rows(LIMIT)}
          {rows(OTHERS)}
        </Facts>
        <div className={styles.curve}>
          <Skeleton characters={CURVE_CHARACTERS} />
        </div>
      </FoldedDetails>
    </>
  );
}
