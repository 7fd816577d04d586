import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Consent } from '@/components/ui/Consent';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { rewardFate, type WithdrawMethod } from '@/lib/exchange/rewards/actions/withdrawMethods';
import { RewardList } from './RewardLine';

type Props = {
  found: {
    readonly method: WithdrawMethod;
    /** Whether the contract now returns no part of the stake, only all of it. */
    readonly needsAll: boolean;
    /** Whether the normal method fails, so that this one takes its place. */
    readonly isDegraded: boolean;
  };
  /** What is known to be owed, each token once. */
  owed: readonly Amount<Token>[];
  /** Whether a reward is owed, of an amount that the contract may fail to report. */
  isOwed: boolean;
  /** Whether the user agrees to lose the reward, if this method forfeits it. */
  hasGivenUp: boolean;
  onGiveUp: (hasGivenUp: boolean) => void;
};

/** In the review of a withdrawal: what happens to a reward that it does not pay. */
export function WithdrawTerms({ found, owed, isOwed, ...consent }: Props) {
  const t = useTranslations('rewards');
  const fate = rewardFate(found.method);
  const reward = () => <RewardList rewards={owed} />;
  const sentence = (text: 'staysOwed' | 'staysUntilPaid' | 'giveUp'): ReactNode =>
    owed.length > 0 ? t.rich(text, { reward }) : t(`${text}Unknown`);
  if (found.needsAll) return <Notice tone="warning">{t('tryAll')}</Notice>;
  if (fate === 'lost')
    return (
      <Notice tone="warning">
        <p>{t('emergency')}</p>
        {isOwed && (
          <Consent isGiven={consent.hasGivenUp} onChange={consent.onGiveUp}>
            <span>{sentence('giveUp')}</span>
          </Consent>
        )}
      </Notice>
    );
  if (fate === 'paid' || !isOwed) return null;
  return (
    <Notice tone={found.isDegraded ? 'warning' : 'plain'}>
      {found.isDegraded && <p>{t('cannotPay')}</p>}
      <p>{sentence(found.isDegraded ? 'staysUntilPaid' : 'staysOwed')}</p>
    </Notice>
  );
}
