'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { CurrencyButton } from '@/components/parts/tokens/CurrencyButton';
import { LazyTokenDialog } from '@/components/parts/tokens/LazyTokenDialog';
import { Card } from '@/components/ui/Card';
import { Skeleton } from '@/components/ui/Skeleton';
import { findMessages } from '@/lib/base/i18n/exported/find';
import { liquidityMessages } from '@/lib/base/i18n/exported/liquidity';
import { type Currency, currencyId, NATIVE_ID } from '@/lib/base/tokens/currency';
import { useFindPair } from '@/lib/features/liquidity/useFindPair';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { FindOutcome } from './FindOutcome';
import * as styles from './FindScreen.css';

const START: CurrencyIds = { idA: NATIVE_ID, idB: undefined };

const MESSAGES = { find: findMessages, liquidity: liquidityMessages };

/** /find: finds the pool of two tokens and lists it in /pool. */
export function FindScreen() {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Find />
    </ScreenMessages>
  );
}

function Find() {
  const t = useTranslations('find');
  const liquidity = useTranslations('liquidity');
  const [ids, setIds] = useState(START);
  const [choosing, setChoosing] = useState<keyof CurrencyIds>();
  const { chainId, account, currencyA, currencyB, found } = useFindPair(ids);
  const isWaiting = chainId === undefined;
  const choose = (id: string | undefined) => {
    if (choosing) setIds({ ...ids, [choosing]: id });
    setChoosing(undefined);
  };
  const forget = (forgotten: string) =>
    setIds({
      idA: ids.idA === forgotten ? undefined : ids.idA,
      idB: ids.idB === forgotten ? undefined : ids.idB,
    });
  return (
    <Card title={t('title')}>
      <PageTitle screen={t('title')} />
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.pickers}>
        <FindPicker
          label={liquidity('firstToken')}
          currency={currencyA}
          isWaiting={isWaiting}
          onOpen={() => setChoosing('idA')}
        />
        <FindPicker
          label={liquidity('secondToken')}
          currency={currencyB}
          isWaiting={isWaiting}
          onOpen={() => setChoosing('idB')}
        />
      </div>
      <FindOutcome
        currencies={currencyA && currencyB && [currencyA, currencyB]}
        found={found}
        hasAccount={account !== undefined}
      />
      {choosing && (
        <LazyTokenDialog
          chosen={choosing === 'idA' ? currencyA : currencyB}
          onChoose={(currency) => choose(currencyId(currency))}
          onForget={(token) => forget(currencyId(token))}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </Card>
  );
}

type Props = {
  label: string;
  currency: Currency | undefined;
  /** Whether the page's chain is still unknown. */
  isWaiting: boolean;
  onOpen: () => void;
};

/** One of the two tokens whose pool is searched. */
function FindPicker({ label, currency, isWaiting, onOpen }: Props) {
  const t = useTranslations('tokens');
  return (
    <div className={styles.picker}>
      <span className={styles.label}>{label}</span>
      {isWaiting ? (
        <Skeleton characters={9} />
      ) : (
        <CurrencyButton
          currency={currency}
          emptyLabel={t('selectTitle')}
          label={(name) => `${label}: ${name}`}
          onClick={onOpen}
        />
      )}
    </div>
  );
}
