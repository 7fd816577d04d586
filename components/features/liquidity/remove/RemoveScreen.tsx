'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { PairFindings } from '@/components/features/liquidity/find/PairFindings';
import { PairHead } from '@/components/features/liquidity/PairHead';
import { PairTitle } from '@/components/features/liquidity/PairTitle';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { SettingsButton } from '@/components/parts/settings/SettingsButton';
import { LazyMissingToken } from '@/components/parts/tokens/LazyMissingToken';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { Card } from '@/components/ui/Card';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { formAction } from '@/components/ui/formAction.css';
import { liquidityMessages } from '@/lib/base/i18n/exported/liquidity';
import { removalMessages } from '@/lib/base/i18n/exported/removal';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { removalDirection } from '@/lib/features/liquidity/removalAmounts';
import { useIdsOnChain } from '@/lib/features/liquidity/useIdsOnChain';
import { useRemoveScreen } from '@/lib/features/liquidity/useRemoveScreen';
import { idsOf } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useIsOpenedPath } from '@/lib/site/navigation/useIsOpenedPath';
import { useRoute } from '@/lib/site/navigation/useRoute';
import { MissingForRemovalNote } from './MissingForRemovalNote';
import { RemovalFacts } from './RemovalFacts';
import { RemoveAction } from './RemoveAction';
import { RemoveForm } from './RemoveForm';
import { RemoveModes } from './RemoveModes';

const PoolObstacleNotice = lazyPart(
  () => import('@/components/features/liquidity/add/PoolObstacleNotice'),
  'PoolObstacleNotice',
);
const RemovePosition = lazyPart(() => import('./RemovePosition'), 'RemovePosition');

/** The transactions that this form and its reviews begin. */
const TRANSACTION_TYPES = ['remove', 'approve', 'revoke'] as const;

const MESSAGES = { liquidity: liquidityMessages, removal: removalMessages };

/** /remove: removes liquidity of a pair. The URL path names the currencies. */
export function RemoveScreen() {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Remove />
    </ScreenMessages>
  );
}

function Remove() {
  const t = useTranslations('removal');
  const router = useRouter();
  const isLinked = useIsOpenedPath();
  const ids = useIdsOnChain(idsOf(useRoute()), isLinked);
  const state = useRemoveScreen(ids);
  const [isDetailed, setDetailed] = useState(false);
  const { chainId, currencyA, currencyB, position } = state;
  const unknownId = [!currencyA && ids.idA, !currencyB && ids.idB].find(Boolean);
  const pair = currencyA && currencyB && pairAddress(wrapped(currencyA), wrapped(currencyB));
  const reset = useEffectEvent(state.reset);

  // A percentage chosen for one pair means nothing for another.
  useEffect(() => {
    if (pair === undefined) return;
    return () => reset();
  }, [pair]);

  return (
    <>
      <PairTitle screen="remove" name={t('title')} currencies={[currencyA, currencyB]} />
      <FactsBesideForm
        intro={<PairHead currencies={[currencyA, currencyB]} hasPool={position !== undefined} />}
        facts={
          position &&
          position.liquidity.raw > 0n &&
          currencyA &&
          currencyB && <RemovePosition position={position} currencies={[currencyA, currencyB]} />
        }
      >
        <Card
          title={t(state.gap === 'noPosition' ? 'nothingTitle' : 'shortTitle')}
          action={
            <>
              {!state.gap && <RemoveModes isDetailed={isDetailed} onChoose={setDetailed} />}
              <SettingsButton hasTolerance />
            </>
          }
        >
          {state.gap && (
            <MissingForRemovalNote gap={state.gap} currencies={[currencyA, currencyB]} />
          )}
          {!state.gap && <RemoveForm state={state} isDetailed={isDetailed} />}
          {chainId && unknownId && (
            <LazyMissingToken
              chainId={chainId}
              id={unknownId}
              isLinked={isLinked}
              onRemove={() => router.replace(hrefOf({ name: 'pool' }))}
            />
          )}
          <div className={formAction}>
            <RemoveAction state={state} />
            {state.obstacle && <PoolObstacleNotice obstacle={state.obstacle} />}
            <PendingTransactions types={TRANSACTION_TYPES} />
          </div>
          {/* Below the button, which must not move under the finger when these appear or change. */}
          <PairFindings
            currencies={[currencyA, currencyB]}
            direction={removalDirection([currencyA, currencyB])}
          />
          {!state.gap && <RemovalFacts state={state} />}
        </Card>
      </FactsBesideForm>
    </>
  );
}
