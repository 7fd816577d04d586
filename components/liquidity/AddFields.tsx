import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CurrencyField } from '@/components/tokens/CurrencyField';
import type { AddField } from '@/lib/liquidity/addForm';
import type { useAddForm } from '@/lib/liquidity/useAddForm';
import type { PathIds } from '@/lib/navigation/liquidityPaths';
import * as styles from './AddScreen.css';

type Props = {
  form: ReturnType<typeof useAddForm>;
  /** The currency in the address; absent until the address has been read. */
  ids: PathIds | undefined;
  onOpenTokens: (field: AddField) => void;
};

/** The two amounts of a deposit. */
export function AddFields({ form, ids, onOpenTokens }: Props) {
  const t = useTranslations('liquidity');
  const { account, chainId, sides } = form;
  const field = (name: AddField) => {
    const isFirst = name === 'currencyA';
    const id = isFirst ? ids?.idA : ids?.idB;
    return (
      <CurrencyField
        side={sides[name]}
        label={t(isFirst ? 'firstToken' : 'secondToken')}
        currencyLabel={(symbol) => t(isFirst ? 'firstCurrency' : 'secondCurrency', { symbol })}
        hasAccount={account !== undefined}
        hasMax={isFirst}
        isWaiting={ids === undefined || (id !== undefined && chainId === undefined)}
        onType={(text) => form.type(name, text)}
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
