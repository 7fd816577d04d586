'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { type ComponentProps, Suspense, useState } from 'react';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { useIsCutOff } from '@/components/parts/figuresAge/useIsCutOff';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { SettingsButton } from '@/components/parts/settings/SettingsButton';
import { LazyTokenDialog } from '@/components/parts/tokens/LazyTokenDialog';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Card } from '@/components/ui/Card';
import { CardTabs } from '@/components/ui/CardTabs';
import { formAction } from '@/components/ui/formAction.css';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { useLatch } from '@/components/ui/useLatch';
import { swapMessages } from '@/lib/base/i18n/exported/swap';
import { currencyId } from '@/lib/base/tokens/currency';
import { requestedSwapAtom } from '@/lib/features/swap/atoms';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';
import type { Field } from '@/lib/features/swap/swapForm';
import { useOpenedQuery } from '@/lib/features/swap/useSwapQuery';
import { type SwapState, useSwapScreen } from '@/lib/features/swap/useSwapScreen';
import { place } from './RecipientField.css';
import { SwapAction } from './SwapAction';
import { screen } from './SwapColumns.css';
import { SwapDetailsSkeleton } from './SwapDetailsSkeleton';
import { SwapField } from './SwapField';
import { SwapNotices } from './SwapNotices';
import { SwapQuery } from './SwapQuery';
import type { ReviewedSwap } from './SwapReviewFlow';
import { SwapTitle } from './SwapTitle';
import { SwitchSidesButton } from './SwitchSidesButton';

const LinkNotes = lazyPart(() => import('./LinkNotes'), 'LinkNotes');
const loadLateParts = () => import('./lateParts');
const RecipientAction = lazyPart<'RecipientAction', ComponentProps<typeof SwapAction>>(
  loadLateParts,
  'RecipientAction',
  // Until it is loaded, the review checks the recipient.
  SwapAction,
);
// Without its code, the action in place of this one says so.
const SwapExtras = lazyPart<'SwapExtras', { swap: SwapState }>(
  loadLateParts,
  'SwapExtras',
  Nothing,
  Nothing,
);
// The form does without it.
const SwapMarket = lazyPart<'SwapMarket', { swap: SwapState }>(
  () => import('./market/SwapMarket'),
  'SwapMarket',
  Nothing,
  Nothing,
);
const SwapDetails = lazyPart(() => import('./SwapDetails'), 'SwapDetails', WaitingDetails);
const CurrentSlippageAdvice = lazyPart(
  () => import('./CurrentSlippageAdvice'),
  'CurrentSlippageAdvice',
);
const SwapPending = lazyPart(() => import('./SwapPending'), 'SwapPending', PendingItems);
const SwapReviewFlow = lazyComponent(
  () => import('./SwapReviewFlow'),
  'SwapReviewFlow',
  LoadingReview,
);

/** The transactions that this form and its reviews begin. */
const TRANSACTION_TYPES = ['swap', 'wrap', 'unwrap', 'approve', 'revoke'] as const;

const MESSAGES = { swap: swapMessages };

/** /swap: exchanges one currency for another. */
export function SwapScreen() {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Swap />
    </ScreenMessages>
  );
}

function Swap() {
  const t = useTranslations('swap');
  useOpenedQuery();
  const swap = useSwapScreen();
  const { dispatch, form, sides, figures, quote } = swap;
  const hasRequested = useAtomValue(requestedSwapAtom) !== undefined;
  const [choosing, setChoosing] = useState<Field>();
  const session = useReviewSession<ReviewedSwap>({
    chainId: swap.chainId,
    form,
    formStatus: swap.formStatus,
    onConfirmed: () => dispatch({ type: 'sent' }),
  });
  usePreload(SwapReviewFlow, swap.terms !== undefined);
  const isIdle = useIsIdle();
  const isInUse = isIdle || form.outputId !== undefined;
  usePreload(LazyTokenDialog, isIdle);
  const field = (name: Field, label: string) => (
    <SwapField
      side={sides[name]}
      label={label}
      paid={name === 'output' && !swap.wrap ? sides.input.amount : undefined}
      hasAccount={swap.account !== undefined}
      onType={(text) => dispatch({ type: 'typed', field: name, text })}
      onOpenTokens={() => setChoosing(name)}
    />
  );
  const Action = form.recipient && !swap.wrap ? RecipientAction : SwapAction;
  const shown = quote.status === 'ready' && figures ? { trade: quote.trade, figures } : undefined;
  const hasMarket = useLatch(shown !== undefined || (isIdle && quote.status === 'idle'));
  return (
    <div className={screen}>
      <Card
        title={t('title')}
        action={
          <CardTabs href="/send/" name={t('send')}>
            <SettingsButton
              hasTolerance
              slippageAdvice={shown && <CurrentSlippageAdvice {...shown} />}
            />
          </CardTabs>
        }
      >
        <SwapTitle {...swap} />
        <Suspense>
          <SwapQuery />
        </Suspense>
        {field('input', t('youPay'))}
        <SwitchSidesButton onSwitch={() => dispatch({ type: 'switched' })} />
        {field('output', t('youReceive'))}
        <div className={place}>{isInUse && <SwapExtras swap={swap} />}</div>
        {(swap.unknownSide || form.unusedAmount) && <LinkNotes swap={swap} />}
        <div className={formAction}>
          <Action swap={swap} onReview={session.start} />
          <EndedReview session={session} />
          {hasRequested ? <SwapPending types={TRANSACTION_TYPES} /> : <PendingItems />}
        </div>
        {/* Below the button, which must not move under the finger when these appear or change. */}
        <SwapNotices swap={swap} />
        {shown && <FiguresAge chainId={swap.chainId} />}
        {shown && (
          <SwapDetails
            {...shown}
            hasAccount={swap.account !== undefined}
            payable={swap.inputError ? undefined : swap.terms}
          />
        )}
        {quote.status === 'loading' && <ComingDetails swap={swap} />}
        <ErrorRegion>
          {choosing && (
            <LazyTokenDialog
              chosen={sides[choosing].currency}
              onChoose={(currency) => {
                dispatch({ type: 'selected', field: choosing, id: currencyId(currency) });
                setChoosing(undefined);
              }}
              onForget={(token) => dispatch({ type: 'cleared', id: currencyId(token) })}
              onClose={() => setChoosing(undefined)}
            />
          )}
        </ErrorRegion>
      </Card>
      {/* Outside the card, which is rebuilt when another program has changed its elements. */}
      <ErrorRegion key={session.openReview?.reviewKey}>
        {session.openReview && <SwapReviewFlow openReview={session.openReview} swap={swap} />}
      </ErrorRegion>
      {hasMarket && <SwapMarket swap={swap} />}
    </div>
  );
}

function Nothing() {
  return null;
}

function PendingItems() {
  return <PendingTransactions types={TRANSACTION_TYPES} />;
}

/** The place of the details, unless no node can be reached: then none are on their way. */
function ComingDetails({ swap: { account, chainId, form } }: { swap: SwapState }) {
  if (useIsCutOff(chainId)) return null;
  return (
    <SwapDetailsSkeleton
      limit={form.independentField === 'input' ? 'minimumReceived' : 'maximumSold'}
      hasAccount={account !== undefined}
    />
  );
}

type WaitingProps = { figures: SwapFigures; hasAccount: boolean };

function WaitingDetails({ figures, hasAccount }: WaitingProps) {
  return <SwapDetailsSkeleton limit={figures.limit.type} hasAccount={hasAccount} />;
}
