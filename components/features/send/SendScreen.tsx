'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { RecipientInput } from '@/components/parts/recipient/RecipientInput';
import { RecipientNote } from '@/components/parts/recipient/RecipientNote';
import { SettingsButton } from '@/components/parts/settings/SettingsButton';
import { CurrencyField } from '@/components/parts/tokens/CurrencyField';
import { LazyDecimalsNotice } from '@/components/parts/tokens/LazyDecimalsNotice';
import { LazyMissingToken } from '@/components/parts/tokens/LazyMissingToken';
import { LazyOldBridgeNotice } from '@/components/parts/tokens/LazyOldBridgeNotice';
import { LazyTokenDialog } from '@/components/parts/tokens/LazyTokenDialog';
import { LazyTokenFindings } from '@/components/parts/tokens/LazyTokenFindings';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Card } from '@/components/ui/Card';
import { CardTabs } from '@/components/ui/CardTabs';
import { formAction } from '@/components/ui/formAction.css';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { recipientVerdictMessages } from '@/lib/base/i18n/exported/recipientVerdict';
import { sendMessages } from '@/lib/base/i18n/exported/send';
import { currencyId, NATIVE_ID } from '@/lib/base/tokens/currency';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import { type SendState, useSendScreen } from '@/lib/features/send/useSendScreen';
import { SendAction } from './SendAction';
import type { ReviewedSend } from './SendReviewDialog';

const SendReviewDialog = lazyComponent(
  () => import('./SendReviewDialog'),
  'SendReviewDialog',
  LoadingReview,
);

/** The transactions that this form begins. */
const TRANSACTION_TYPES = ['send'] as const;

/** /send: send AVAX or a token to an address or a name. */
export const SendScreen = withMessages(
  { send: sendMessages, recipientVerdict: recipientVerdictMessages },
  Send,
);

function Send() {
  const t = useTranslations('send');
  const send = useSendScreen();
  const { form, dispatch, side, unknownId, chainId } = send;
  const [isChoosing, setChoosing] = useState(false);
  const session = useReviewSession<ReviewedSend>({
    chainId,
    form,
    formStatus: send.formStatus,
    onConfirmed: () => dispatch({ type: 'sent' }),
  });
  usePreload(SendReviewDialog, send.terms !== undefined);
  usePreload(LazyTokenDialog, useIsIdle());
  const choose = (id: string) => {
    dispatch({ type: 'selected', id });
    setChoosing(false);
  };
  return (
    <>
      <Card
        title={t('title')}
        action={
          <CardTabs href="/swap/" name={t('swap')} isFirst>
            <SettingsButton />
          </CardTabs>
        }
      >
        <SendTitle {...send} />
        <CurrencyField
          side={side}
          label={t('youSend')}
          currencyLabel={(symbol) => t('currency', { symbol })}
          hasAccount={send.account !== undefined}
          hasMax
          isWaiting={send.isWaiting}
          onType={(text) => dispatch({ type: 'typed', text })}
          onOpenTokens={() => setChoosing(true)}
        />
        <RecipientInput
          text={form.recipient}
          recipient={send.recipient}
          isInvalid={send.recipient.status === 'invalid'}
          onType={(text) => dispatch({ type: 'recipientTyped', text })}
        />
        {chainId && unknownId && (
          <LazyMissingToken
            chainId={chainId}
            id={unknownId}
            isLinked={false}
            onRemove={() => dispatch({ type: 'selected', id: NATIVE_ID })}
          />
        )}
        <div className={formAction}>
          {send.recipient.status === 'valid' && send.recipient.address && (
            <RecipientNote address={send.recipient.address} verdict={send} />
          )}
          <SendAction send={send} onReview={session.start} />
          <EndedReview session={session} />
          <PendingTransactions types={TRANSACTION_TYPES} />
        </div>
        {/* Below the button, which must not move under the finger when these appear or change. */}
        {send.decimalsProblem && <LazyDecimalsNotice problem={send.decimalsProblem} />}
        {side.currency && replacementOf(side.currency) && (
          <LazyOldBridgeNotice key={`old ${currencyId(side.currency)}`} currency={side.currency} />
        )}
        {side.currency && !isKnownPlain(side.currency) && (
          <LazyTokenFindings
            key={currencyId(side.currency)}
            currency={side.currency}
            direction="toPool"
            isSold
          />
        )}
        <ErrorRegion>
          {isChoosing && (
            <LazyTokenDialog
              chosen={side.currency}
              onChoose={(currency) => choose(currencyId(currency))}
              onForget={(token) => {
                if (currencyId(token) === form.currencyId)
                  dispatch({ type: 'selected', id: NATIVE_ID });
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </ErrorRegion>
      </Card>
      {/* Outside the card, which is rebuilt when another program has changed its elements. */}
      <ErrorRegion key={session.openReview?.reviewKey}>
        {session.openReview && <SendReviewDialog openReview={session.openReview} send={send} />}
      </ErrorRegion>
    </>
  );
}

function SendTitle({ form, side: { currency } }: SendState) {
  const t = useTranslations('send');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isTyped = form.typedValue !== '' && currency !== undefined;
  return (
    <PageTitle
      screen={
        isTyped
          ? t('typedTitle', {
              amount: localizeDecimal(form.typedValue, locale),
              symbol: symbolText(currency),
            })
          : t('title')
      }
    />
  );
}
