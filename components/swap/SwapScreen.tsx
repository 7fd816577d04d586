'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import type { Field } from '@/lib/swap/form';
import { useSwap } from '@/lib/swap/useSwap';
import type { ProposedSwap } from '@/lib/swap/writes';
import { currencyId } from '@/lib/tokens/currency';
import { SwapAction } from './SwapAction';
import { SwapFacts } from './SwapFacts';
import { SwapField } from './SwapField';
import * as styles from './SwapScreen.css';
import { SwitchSidesButton } from './SwitchSidesButton';

const TokenDialog = dynamic(
  () => import('@/components/tokens/TokenDialog').then((loaded) => loaded.TokenDialog),
  { ssr: false },
);
const SwapReviewDialog = dynamic(
  () => import('./SwapReviewDialog').then((loaded) => loaded.SwapReviewDialog),
  { ssr: false },
);

/** /swap: one currency for another. */
export function SwapScreen() {
  const t = useTranslations('swap');
  const swap = useSwap();
  const { act, sides, figures } = swap;
  const [choosing, setChoosing] = useState<Field>();
  const [reviewed, setReviewed] = useState<ProposedSwap>();
  const endReview = (wasSent: boolean) => {
    setReviewed(undefined);
    if (wasSent) act({ type: 'typed', field: 'input', text: '' });
  };
  const field = (name: Field, label: string) => (
    <SwapField
      side={sides[name]}
      label={label}
      hasAccount={swap.account !== undefined}
      onType={(text) => act({ type: 'typed', field: name, text })}
      onOpenTokens={() => setChoosing(name)}
    />
  );
  return (
    <Card title={t('title')}>
      {field('input', t('youPay'))}
      <SwitchSidesButton onSwitch={() => act({ type: 'switched' })} />
      {field('output', t('youReceive'))}
      {figures && <SwapFacts figures={figures} />}
      <div className={styles.action}>
        <SwapAction swap={swap} onReview={setReviewed} />
      </div>
      {choosing && (
        <TokenDialog
          currencies={swap.currencies}
          chosen={sides[choosing].currency}
          onChoose={(currency) => {
            act({ type: 'selected', field: choosing, id: currencyId(currency) });
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {reviewed && <SwapReviewDialog swap={reviewed} onClose={endReview} />}
    </Card>
  );
}
