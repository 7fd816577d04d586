import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CurrencyField } from '@/components/parts/tokens/CurrencyField';
import type { AddField } from '@/lib/features/liquidity/addForm';
import type { AddState } from '@/lib/features/liquidity/useAddScreen';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import * as styles from './AddFields.css';

type Props = {
  state: AddState;
  /** The two currency ids in the URL; undefined until it is read. */
  ids: CurrencyIds | undefined;
  onOpenTokens: (field: AddField) => void;
};

/** The two amounts of an addition. */
export function AddFields({ state, ids, onOpenTokens }: Props) {
  const t = useTranslations('liquidity');
  const { account, chainId, sides } = state;
  const field = (name: AddField) => {
    const isFirst = name === 'currencyA';
    const id = isFirst ? ids?.idA : ids?.idB;
    return (
      <CurrencyField
        side={sides[name]}
        label={t(isFirst ? 'youSupply' : 'youSupplyToo')}
        currencyLabel={(symbol) => t(isFirst ? 'firstCurrency' : 'secondCurrency', { symbol })}
        hasAccount={account !== undefined}
        hasMax={isFirst}
        isWaiting={ids === undefined || (id !== undefined && chainId === undefined)}
        onType={(text) => state.setTyped(name, text)}
        onOpenTokens={() => onOpenTokens(name)}
      />
    );
  };
  return (
    <>
      {field('currencyA')}
      <div className={styles.between}>
        <Plus size={18} aria-hidden="true" />
      </div>
      {field('currencyB')}
    </>
  );
}
