import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useLatch } from '@/components/ui/useLatch';
import { isAmountError } from '@/lib/base/amounts/amountError';
import { currencyId } from '@/lib/base/tokens/currency';
import type { MissingForRemoval } from '@/lib/features/liquidity/missingForRemoval';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { addHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';

type Props = { state: RemoveState };

const OneSidedNotice = lazyPart(
  () => import('@/components/features/liquidity/OneSidedNotice'),
  'OneSidedNotice',
);

/** Loaded once there is something to remove, because it contains everything that signing needs. */
const RemoveReviewFlow = lazyPart(() => import('./RemoveReviewFlow'), 'RemoveReviewFlow', Loading);

/** The primary action. Its label always says what is missing. */
export function RemoveAction({ state }: Props) {
  const obstacleText = useObstacleText(state);
  const isReady = obstacleText === undefined && state.gap === undefined;
  const hasBegun = useLatch(isReady);
  return (
    <>
      {state.gap ? (
        <NextStep gap={state.gap} state={state} />
      ) : (
        obstacleText && <FormStop>{obstacleText}</FormStop>
      )}
      {state.inputError?.type === 'oneSided' && (
        <OneSidedNotice error={state.inputError} state={state} />
      )}
      {/* Stays mounted while a signature may be useful or a transaction is in progress. */}
      {hasBegun && <RemoveReviewFlow state={state} isShown={isReady} />}
    </>
  );
}

type StepProps = { gap: MissingForRemoval; state: RemoveState };

/** The next step when there is nothing to remove. */
function NextStep({ gap, state: { currencyA, currencyB, poolState } }: StepProps) {
  const t = useTranslations('removal');
  if (gap === 'noWallet') return <ConnectAction />;
  const canAdd = gap === 'noPosition' && poolState !== 'unbalanced';
  return canAdd && currencyA && currencyB ? (
    <ButtonLink
      variant="primary"
      href={addHref('add', currencyId(currencyA), currencyId(currencyB))}
    >
      {t('addInstead')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" href={hrefOf({ name: 'pool' })}>
      {t('toPositions')}
    </ButtonLink>
  );
}

/** Why the removal can't be signed, as the text of its button; undefined when nothing keeps it. */
function useObstacleText({
  chainId,
  obstacle,
  account,
  position,
  inputError,
  isCheckingDecimals,
}: RemoveState): string | undefined {
  const t = useTranslations('liquidity');
  const amountErrorText = useAmountErrorText();
  const staleText = useStaleText(chainId);
  if (obstacle) return t('unusable');
  if (account === undefined || position === undefined) return t('loading');
  if (inputError?.type === 'oneSided') return t('tooSmall');
  if (inputError) {
    return isAmountError(inputError) ? amountErrorText(inputError) : t(inputError.type);
  }
  if (staleText) return staleText;
  return isCheckingDecimals ? t('loading') : undefined;
}

function Loading() {
  const words = useTranslations('removal');
  return <FormStop>{words('review')}</FormStop>;
}
