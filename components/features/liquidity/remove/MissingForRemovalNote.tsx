import { useTranslations } from 'next-intl';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { Currency } from '@/lib/base/tokens/currency';
import type { MissingForRemoval } from '@/lib/features/liquidity/missingForRemoval';
import * as styles from './MissingForRemovalNote.css';

const LOGO_SIZE = 28;

type Props = {
  gap: MissingForRemoval;
  /** The currencies of the path, as far as they are known. */
  currencies: readonly [Currency | undefined, Currency | undefined];
};

/** In place of the form: why there is nothing to remove. The action below it is the next step. */
export function MissingForRemovalNote({ gap, currencies: [currencyA, currencyB] }: Props) {
  const t = useTranslations('removal');
  const symbolText = useSymbolText();
  const pair = gap !== 'noPair' && currencyA && currencyB && ([currencyA, currencyB] as const);
  return (
    <div className={styles.place}>
      {pair && (
        <>
          <PairLogos currencies={pair} size={LOGO_SIZE} />
          <p className={styles.pair}>
            <bdi translate="no">{symbolText(pair[0])}</bdi>
            <span>/</span>
            <bdi translate="no">{symbolText(pair[1])}</bdi>
          </p>
        </>
      )}
      <p role="status">{t(gap)}</p>
    </div>
  );
}
