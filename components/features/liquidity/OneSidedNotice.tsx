import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { currencyId } from '@/lib/base/tokens/currency';
import type { RemoveInputError } from '@/lib/features/liquidity/removeInputError';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { addHref } from '@/lib/site/navigation/liquidityPaths';

type Props = {
  error: Extract<RemoveInputError, { type: 'oneSided' }>;
  state: Pick<RemoveState, 'currencyA' | 'currencyB' | 'poolState'>;
};

/** Why a removal returns nothing of one token and so can't be made, and what helps. */
export function OneSidedNotice({ error, state }: Props) {
  const t = useTranslations('removal');
  const { currencyA, currencyB, poolState } = state;
  const values = { symbol: useSymbolText()(error.currency) };
  if (!error.isOfAll) return <Notice tone="warning">{t('oneSidedPart', values)}</Notice>;
  if (poolState === 'unbalanced' || !currencyA || !currencyB)
    return <Notice tone="warning">{t('oneSidedPool', values)}</Notice>;
  return (
    <Notice tone="warning">
      <p>{t('oneSidedAll', values)}</p>
      <PageLink href={addHref('add', currencyId(currencyA), currencyId(currencyB))}>
        {t('addInstead')}
      </PageLink>
    </Notice>
  );
}
