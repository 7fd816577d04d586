import { useTranslations } from 'next-intl';
import { WrongDigitCount } from '@/components/parts/recipient/WrongDigitCount';
import { announcement } from '@/components/ui/announcement.css';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { wrongDigitCount } from '@/lib/base/addresses/wrongDigitCount';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import type { Currency } from '@/lib/base/tokens/currency';
import type { useTokenSearch } from '@/lib/exchange/tokenChoice/useTokenSearch';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import * as styles from './TokenDialog.css';
import { NO_TOKEN, useAddressProblem } from './useAddressProblem';
import { useSymbolText } from './useSymbolText';

type Props = {
  found: Pick<ReturnType<typeof useTokenSearch>, 'query' | 'rows' | 'byAddress'>;
  /** What Enter chooses. */
  picked: Currency | undefined;
  onClear: () => void;
};

/** Why a search has no results, and what else to try; for a screen reader, what Enter chooses. */
export function TokenAnswer({ found: { query, rows, byAddress }, picked, onClear }: Props) {
  const t = useTranslations('tokenChoice');
  const symbolText = useSymbolText();
  const isReading = rows.length === 0 && byAddress.status === 'loading';
  const isEmpty = rows.length === 0 && !isReading && query.trim() !== '';
  const isUnseen = picked !== undefined || (!isReading && !isEmpty);
  const shown = isReading ? styles.readingTitle : styles.answer;
  return (
    <>
      <p className={isUnseen ? announcement : shown} role="status">
        {picked && t('enterPicks', { symbol: symbolText(picked), name: isolated(picked.name) })}
        {isReading && t('readingAddress')}
        {isEmpty && <Nothing query={query} status={byAddress.status} />}
      </p>
      {isReading && (
        <div className={styles.reading}>
          <Skeleton characters={6} />
          <Skeleton characters={16} />
        </div>
      )}
      {isEmpty && (
        <Button variant="secondary" className={styles.clearAll} onClick={onClear}>
          {t('clearSearch')}
        </Button>
      )}
    </>
  );
}

type NothingProps = {
  query: string;
  status: ReturnType<typeof useTokenSearch>['byAddress']['status'];
};

/** Why nothing was found. */
function Nothing({ query, status }: NothingProps) {
  const t = useTranslations('tokenChoice');
  const addressProblem = useAddressProblem();
  const chainId = useActiveChainId();
  const network = chainId === undefined ? '' : NETWORK_NAMES[chainId];
  const count = wrongDigitCount(query);
  const pasted = pastedAddress(query);
  if (count !== undefined) return <WrongDigitCount count={count} />;
  if (pasted.status !== 'address' && pasted.status !== 'none')
    return <span>{addressProblem(pasted)}</span>;
  if (status === 'noContract' || status === 'noDecimals' || status === 'unreachable')
    return <span>{t(NO_TOKEN[status], { network })}</span>;
  return (
    <>
      <span className={styles.answerTitle}>
        {t('noResults', { query: isolated(query.trim()) })}
      </span>
      <span>{t('noResultsHelp')}</span>
    </>
  );
}
