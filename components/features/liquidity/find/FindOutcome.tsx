import { useTranslations } from 'next-intl';
import { PositionCard } from '@/components/features/liquidity/PositionCard';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Spinner } from '@/components/ui/Spinner';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { FoundPair } from '@/lib/features/liquidity/foundPair';
import { addHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './FindScreen.css';

type Props = {
  /** Undefined while either is not selected. */
  currencies: readonly [Currency, Currency] | undefined;
  found: FoundPair;
  /** Without an account it is unknown whether there is a position. */
  hasAccount: boolean;
};

/** The result of the search, and the link to the next step. */
export function FindOutcome({ currencies, found, hasAccount }: Props) {
  const t = useTranslations('find');
  const key = currencies === undefined ? 'pick' : sentenceOf(found.status, hasAccount);
  const ids = currencies?.map(currencyId);
  return (
    <>
      <div className={styles.outcome}>
        <p role="status">
          {key === 'loading' && <Spinner />} {t(key)}
        </p>
        {found.status === 'position' && (
          <ButtonLink variant="secondary" href={hrefOf({ name: 'pool' })}>
            {t('positions')}
          </ButtonLink>
        )}
        {ids && found.status === 'noLiquidity' && (
          <ButtonLink variant="accent" href={addHref('add', ...ids)}>
            {t('add')}
          </ButtonLink>
        )}
        {ids && found.status === 'noPool' && (
          <ButtonLink variant="accent" href={addHref('create', ...ids)}>
            {t('create')}
          </ButtonLink>
        )}
      </div>
      {found.status === 'position' && currencies && (
        <PositionCard position={found.position} currencies={currencies} />
      )}
    </>
  );
}

function sentenceOf(status: FoundPair['status'], hasAccount: boolean) {
  return status === 'noLiquidity' && !hasAccount ? 'poolExists' : status;
}
