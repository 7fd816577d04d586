'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PairFindings } from '@/components/features/liquidity/find/PairFindings';
import { PairHead } from '@/components/features/liquidity/PairHead';
import { PairTitle } from '@/components/features/liquidity/PairTitle';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { SettingsButton } from '@/components/parts/settings/SettingsButton';
import { LazyMissingToken } from '@/components/parts/tokens/LazyMissingToken';
import { LazyOldBridgeNotice } from '@/components/parts/tokens/LazyOldBridgeNotice';
import { LazyTokenDialog } from '@/components/parts/tokens/LazyTokenDialog';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Card } from '@/components/ui/Card';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { formAction } from '@/components/ui/formAction.css';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { liquidityMessages } from '@/lib/base/i18n/exported/liquidity';
import { currencyId } from '@/lib/base/tokens/currency';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import type { AddField } from '@/lib/features/liquidity/addForm';
import type { AddTerms } from '@/lib/features/liquidity/addTerms';
import { useAddScreen } from '@/lib/features/liquidity/useAddScreen';
import { useIdsOnChain } from '@/lib/features/liquidity/useIdsOnChain';
import {
  type AddScreenName,
  afterPick,
  afterRemoval,
  type CurrencyIds,
} from '@/lib/site/navigation/liquidityPaths';
import { useIsOpenedPath } from '@/lib/site/navigation/useIsOpenedPath';
import { AddAction } from './AddAction';
import * as styles from './AddFacts.css';
import { AddFactsSkeleton } from './AddFactsSkeleton';
import { AddFields } from './AddFields';
import { useAddPath } from './useAddPath';

const AddFacts = lazyPart(() => import('./AddFacts'), 'AddFacts', AddFactsSkeleton);
const AddReviewDialog = lazyComponent(
  () => import('./AddReviewDialog'),
  'AddReviewDialog',
  LoadingReview,
);
const FirstProviderNotice = lazyPart(() => import('./FirstProviderNotice'), 'FirstProviderNotice');
const PoolObstacleNotice = lazyPart(() => import('./PoolObstacleNotice'), 'PoolObstacleNotice');
const DeviationNotice = lazyPart(() => import('./DeviationNotice'), 'DeviationNotice');
const PositionCard = lazyPart(
  () => import('@/components/features/liquidity/PositionCard'),
  'PositionCard',
);

/** The transactions that this form and its reviews begin. */
const TRANSACTION_TYPES = ['add', 'approve', 'revoke'] as const;

const MESSAGES = { liquidity: liquidityMessages };

/**
 * /add and /create: add liquidity to a pair, including its first. The URL path names the
 * currencies.
 */
export function AddScreen({ screen }: { screen: AddScreenName }) {
  // The router scrolls to a page's own elements, and this screen is in a layout.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <ScreenMessages exported={MESSAGES}>
      <Add screen={screen} />
    </ScreenMessages>
  );
}

function Add({ screen }: { screen: AddScreenName }) {
  const t = useTranslations('liquidity');
  const path = useAddPath(screen);
  const { isKnown, go } = path;
  const isLinked = useIsOpenedPath();
  const ids = useIdsOnChain(path.ids, isLinked);
  const state = useAddScreen(ids);
  const { chainId, sides, position } = state;
  const { currencyA, currencyB } = sides;
  const [choosing, setChoosing] = useState<AddField>();
  const currencies =
    currencyA.currency && currencyB.currency
      ? ([currencyA.currency, currencyB.currency] as const)
      : undefined;
  const session = useReviewSession<AddTerms>({
    chainId,
    form: [state.form, currencyA.currency, currencyB.currency],
    formStatus: state.formStatus,
    onConfirmed: state.reset,
  });
  usePreload(AddReviewDialog, state.terms !== undefined);
  usePreload(LazyTokenDialog, useIsIdle());
  const follow = (next: CurrencyIds) => {
    state.follow(next);
    go(next);
  };
  const hasIds = ids.idA !== undefined && ids.idB !== undefined;
  const unknownId = unknownIdOf(ids, [currencyA.currency, currencyB.currency]);
  return (
    <>
      <PairTitle
        screen={screen}
        name={t(`${screen}Title`)}
        currencies={[currencyA.currency, currencyB.currency]}
      />
      <FactsBesideForm
        intro={
          <PairHead
            currencies={[currencyA.currency, currencyB.currency]}
            hasPool={state.poolState === 'live'}
          />
        }
        facts={
          <div className={hasIds ? styles.facts : styles.noFacts}>
            {hasIds ? <AddFacts state={state} /> : <AddFactsSkeleton state={state} isEmpty />}
            {position && position.liquidity.raw > 0n && currencies && (
              <PositionCard position={position} currencies={currencies} />
            )}
          </div>
        }
      >
        <Card title={t(`${screen}Title`)} action={<SettingsButton hasTolerance />}>
          <AddFields state={state} ids={isKnown ? ids : undefined} onOpenTokens={setChoosing} />
          {chainId && unknownId && (
            <LazyMissingToken
              chainId={chainId}
              id={unknownId}
              isLinked={isLinked}
              onRemove={() => follow(afterRemoval(ids, unknownId))}
            />
          )}
          <div className={formAction}>
            {state.isFirst && currencies && (
              <FirstProviderNotice currencies={currencies} price={state.price} />
            )}
            <AddAction state={state} onReview={session.start} />
            {state.isFirst && state.price && <DeviationNotice price={state.price} />}
            <EndedReview session={session} />
            <PendingTransactions types={TRANSACTION_TYPES} />
            {screen === 'create' && state.poolState === 'live' && (
              <Notice tone="plain">{t('pairExists')}</Notice>
            )}
          </div>
          {/* Below the button, which must not move under the finger when these appear or change. */}
          {[currencyA.currency, currencyB.currency].map(
            (currency, index) =>
              currency &&
              replacementOf(currency) && (
                <LazyOldBridgeNotice
                  key={currencyId(currency)}
                  currency={currency}
                  other={[currencyB.currency, currencyA.currency][index]}
                  onReplace={(id) => follow(afterPick(ids, index === 0 ? 'A' : 'B', id))}
                />
              ),
          )}
          <PairFindings currencies={[currencyA.currency, currencyB.currency]} direction="toPool" />
          {hasIds && state.obstacle && <PoolObstacleNotice obstacle={state.obstacle} />}
          {state.price && <FiguresAge chainId={chainId} />}
        </Card>
      </FactsBesideForm>
      <ErrorRegion>
        {choosing && (
          <LazyTokenDialog
            chosen={sides[choosing].currency}
            onChoose={(currency) => {
              follow(afterPick(ids, choosing === 'currencyA' ? 'A' : 'B', currencyId(currency)));
              setChoosing(undefined);
            }}
            onForget={(token) => follow(afterRemoval(ids, currencyId(token)))}
            onClose={() => setChoosing(undefined)}
          />
        )}
      </ErrorRegion>
      <ErrorRegion key={session.openReview?.reviewKey}>
        {session.openReview && <AddReviewDialog openReview={session.openReview} state={state} />}
      </ErrorRegion>
    </>
  );
}

/** The first id in the path without a known currency. */
function unknownIdOf(
  { idA, idB }: CurrencyIds,
  [currencyA, currencyB]: readonly [unknown, unknown],
): string | undefined {
  if (currencyA === undefined && idA !== undefined) return idA;
  return currencyB === undefined ? idB : undefined;
}
