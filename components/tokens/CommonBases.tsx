import { useTranslations } from 'next-intl';
import { quickPicks } from '@/lib/tokens/bases';
import { type Currency, currencyId, isSameCurrency } from '@/lib/tokens/currency';
import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import * as styles from './CommonBases.css';
import { TokenLogo } from './TokenLogo';
import { useSymbolText } from './useSymbolText';

type Props = { chosen: Currency | undefined; onChoose: (currency: Currency) => void };

/** Buttons for the currencies that people choose most. */
export function CommonBases({ chosen, onChoose }: Props) {
  const t = useTranslations('tokenChoice');
  const symbolText = useSymbolText();
  const chainId = useActiveChainId();
  const bases = chainId === undefined ? [] : quickPicks(chainId);
  return (
    <ul className={styles.bases} aria-label={t('commonBases')} data-scrolls>
      {bases.map((base) => (
        <li key={currencyId(base)} className={styles.place}>
          <button
            type="button"
            className={styles.base}
            aria-current={(chosen && isSameCurrency(base, chosen)) || undefined}
            onClick={() => onChoose(base)}
          >
            <TokenLogo currency={base} size={24} />
            {symbolText(base)}
          </button>
        </li>
      ))}
    </ul>
  );
}
