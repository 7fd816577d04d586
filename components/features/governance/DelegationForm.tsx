import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Address, isAddress, isAddressEqual } from 'viem';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { RecipientInput } from '@/components/parts/recipient/RecipientInput';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { OpenReviewDialog } from '@/components/transactions/session/OpenReviewDialog';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { stableKey } from '@/lib/base/json/stableKey';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useTypedRecipient } from '@/lib/chain/recipients/useTypedRecipient';
import type { DelegationTerms } from '@/lib/features/governance/governanceTerms';
import type { Votes } from '@/lib/features/governance/useVotes';
import { useHeldPanel } from '@/lib/site/overlays/useHeldPanel';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import * as styles from './DelegationForm.css';

const DelegationReviewDialog = lazyComponent(
  () => import('./DelegationReviewDialog'),
  'DelegationReviewDialog',
  LoadingReview,
);

const TRANSACTION_TYPES = ['delegate'] as const;

type Props = {
  account: Address;
  votes: Votes;
  /** Whether the form is wanted. A review that it began goes on without it. */
  isShown: boolean;
  /** Called when the form is no longer wanted, even after its delegation is confirmed. */
  onEnd: () => void;
};

/** The form that delegates an account's votes: to itself, or to an address or a name. */
export function DelegationForm({ account, votes, isShown, onEnd }: Props) {
  const t = useTranslations('governance.delegation');
  const [isOther, setOther] = useState(false);
  const [text, setText] = useState('');
  const recipient = useTypedRecipient(isOther ? text : undefined, undefined);
  const staleText = useStaleText(AVALANCHE);
  const delegate = isOther ? recipient.address : account;
  const isUsable = !isOther || recipient.status === 'valid';
  const form = [isOther, isOther ? text : ''];
  const owner = { chainId: AVALANCHE, account } as const;
  const formStatus = useFormStatus('delegate', owner, stableKey(form));
  const session = useReviewSession<DelegationTerms>({
    chainId: AVALANCHE,
    form,
    formStatus,
    onConfirmed: () => {
      setOther(false);
      setText('');
      onEnd();
    },
  });
  useHeldPanel('delegate', session.openReview !== undefined, () => session.close('closed'));
  const isAlreadyDelegate =
    delegate !== undefined &&
    votes.delegate !== undefined &&
    votes.delegate !== 'none' &&
    isAddressEqual(votes.delegate, delegate);
  const action = () => {
    if (recipient.status === 'invalid') return <FormStop>{t('unusable')}</FormStop>;
    if (!isUsable || delegate === undefined) return <FormStop>{t('missing')}</FormStop>;
    if (isAlreadyDelegate) return <FormStop>{t('already')}</FormStop>;
    if (staleText) return <FormStop>{staleText}</FormStop>;
    return (
      <ReviewButton
        formStatus={formStatus}
        again={t('again')}
        onClick={() =>
          session.start({ account, delegate, name: isOther && !isAddress(text) ? text : undefined })
        }
      >
        {t('review')}
      </ReviewButton>
    );
  };
  const choose = (other: boolean) => {
    formStatus.recordEdit();
    setOther(other);
  };
  return (
    <>
      {isShown && (
        <form
          className={styles.form}
          aria-label={t('title')}
          onSubmit={(event) => event.preventDefault()}
        >
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{t('title')}</legend>
            {[false, true].map((other) => (
              <label key={String(other)} className={styles.choice}>
                <input
                  type="radio"
                  name="delegate"
                  className={styles.radio}
                  checked={isOther === other}
                  onChange={() => choose(other)}
                />
                {t(other ? 'other' : 'self')}
              </label>
            ))}
          </fieldset>
          {isOther && (
            <RecipientInput
              text={text}
              recipient={recipient}
              isInvalid={recipient.status === 'invalid'}
              label={t('address')}
              onType={(typed) => {
                formStatus.recordEdit();
                setText(typed);
              }}
            />
          )}
          <p className={styles.note}>{t('note')}</p>
          {action()}
          <Button variant="text" onClick={onEnd}>
            {t('cancel')}
          </Button>
        </form>
      )}
      <EndedReview session={session} />
      <PendingTransactions types={TRANSACTION_TYPES} />
      <OpenReviewDialog session={session}>
        {(openReview) => <DelegationReviewDialog openReview={openReview} votes={votes} />}
      </OpenReviewDialog>
    </>
  );
}
