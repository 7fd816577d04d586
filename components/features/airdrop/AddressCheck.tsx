import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecipientInput } from '@/components/parts/recipient/RecipientInput';
import { action } from '@/components/parts/recipient/RecipientInput.css';
import { Button } from '@/components/ui/Button';
import * as card from '@/components/ui/Card.css';
import { useTypedRecipient } from '@/lib/chain/recipients/useTypedRecipient';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { AddressChecklist } from './AddressChecklist';
import * as styles from './AirdropScreen.css';

/** A field for any address, and what a claim from it needs. */
export function AddressCheck() {
  const t = useTranslations('airdrop.check');
  const account = useAddress();
  const [text, setText] = useState('');
  const typed = useTypedRecipient(text, undefined);
  const { address } = typed;
  // Nothing is sent to it, so an address where it would be lost can be checked too.
  const checked = address === undefined ? typed : { ...typed, problem: undefined };
  return (
    <section className={card.card} aria-label={t('title')}>
      <div className={card.head}>
        <h2 className={card.title}>{t('title')}</h2>
      </div>
      <p className={styles.intro}>{t('text')}</p>
      <RecipientInput
        text={text}
        recipient={checked}
        isInvalid={typed.status === 'invalid' && address === undefined}
        onType={setText}
        label={t('label')}
        action={
          account &&
          text !== account && (
            <Button variant="text" className={action} onClick={() => setText(account)}>
              {t('own')}
            </Button>
          )
        }
      />
      {address && <AddressChecklist key={address} address={address} />}
    </section>
  );
}
