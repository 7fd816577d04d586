import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { useClaimTrial } from '@/lib/features/airdrop/useClaimTrial';
import { CheckPoint } from './CheckPoint';

const RESULTS = { succeeds: 'met', fails: 'missing', unavailable: undefined } as const;

/** The last point of the checklist: how `claim()` ends, simulated from the address. */
export function ClaimTrialPoint({ address }: { address: Address }) {
  const t = useTranslations('airdrop.check');
  const trial = useClaimTrial(address);
  const text = () => {
    if (trial === undefined) return t('trying');
    if (trial.status === 'fails') return t('fails', { reason: trial.reason });
    return t(trial.status === 'succeeds' ? 'succeeds' : 'untold');
  };
  return (
    <CheckPoint result={trial && RESULTS[trial.status]}>
      <p aria-live="polite">{text()}</p>
    </CheckPoint>
  );
}
