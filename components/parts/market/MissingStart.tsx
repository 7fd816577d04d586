import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { type Address, isHash } from 'viem';
import { AddTransaction } from '@/components/transactions/activity/AddTransaction';
import { field } from '@/components/ui/field.css';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import type { ChainId } from '@/lib/base/networks/network';
import * as styles from './PositionStory.css';

type Props = { chainId: ChainId; account: Address; onAdded: () => void };

/** Takes the hash of a deposit that was made elsewhere, and adds it to the account's transactions. */
export function MissingStart({ chainId, account, onAdded }: Props) {
  const t = useTranslations('story');
  const id = useId();
  const [text, setText] = useState('');
  const [hasAdded, setAdded] = useState(false);
  const typed = text.trim();
  return (
    <div className={styles.missing}>
      <label htmlFor={id} className={styles.label}>
        {t('hash')}
      </label>
      <input
        id={id}
        className={field}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...VERBATIM_INPUT}
      />
      {isHash(typed) && (
        <AddTransaction
          key={typed}
          hash={typed}
          chainId={chainId}
          account={account}
          onAdded={() => {
            setText('');
            setAdded(true);
            onAdded();
          }}
        />
      )}
      <p role="status" className={styles.label}>
        {hasAdded && typed === '' && t('added')}
      </p>
    </div>
  );
}
