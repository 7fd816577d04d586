import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { currencyId, NATIVE_ID } from '@/lib/base/tokens/currency';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { hrefOf } from '@/lib/site/navigation/routes';

type Props = { state: Pick<RewardScreenState, 'balance' | 'figures'> };

/**
 * Where the token to stake is bought; nothing while the account has some, or may have some, or if
 * the stake has ended or can't be read.
 */
export function GetPngNotice({ state: { balance, figures } }: Props) {
  const t = useTranslations('stake');
  if (balance === undefined || balance.raw > 0n) return null;
  if (!isPaying(figures)) return null;
  const bought = currencyId(balance.currency);
  return (
    <Notice tone="plain">
      {t('noPng')}
      <ButtonLink
        variant="secondary"
        href={`${hrefOf({ name: 'swap' })}?inputCurrency=${NATIVE_ID}&outputCurrency=${bought}`}
      >
        {t('getPng')}
      </ButtonLink>
    </Notice>
  );
}
