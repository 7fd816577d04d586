import { Check, Minus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { withEnds } from '@/components/ui/withEnds';
import { amountOf } from '@/lib/base/amounts/amount';
import { airdropChecklist, type ChecklistResult } from '@/lib/features/airdrop/airdropChecklist';
import { AIRDROP_TOKEN } from '@/lib/features/airdrop/airdropContract';
import type { AirdropContract, AirdropHolder } from '@/lib/features/airdrop/airdropResult';
import { periodOf } from '@/lib/features/airdrop/airdropState';
import { useAirdropClaim, useAirdropResult } from '@/lib/features/airdrop/useAirdropResult';
import { useClaimDryRun } from '@/lib/features/airdrop/useClaimDryRun';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import * as styles from './AddressChecklist.css';
import { RequiredTokens } from './RequiredTokens';

/** What a claim from an address needs, point by point, closed by the claim as simulated. */
export function AddressChecklist({ address }: { address: Address }) {
  const t = useTranslations('airdrop');
  const result = useAirdropResult(useActiveChainId(), address);
  if (result.status === 'failed') return <Notice tone="warning">{t('failed')}</Notice>;
  if (result.status !== 'known' || result.holder === undefined)
    return (
      <div className={styles.waiting} role="status" aria-label={t('check.loading')}>
        <Spinner isLarge />
      </div>
    );
  return <Points address={address} contract={result.contract} holder={result.holder} />;
}

type PointsProps = { address: Address; contract: AirdropContract; holder: AirdropHolder };

function Points({ address, contract, holder }: PointsProps) {
  const t = useTranslations('airdrop');
  const claim = useAirdropClaim(address);
  const period = periodOf(contract, claim !== undefined);
  const { open, amount, tokens, funded } = airdropChecklist(contract, holder);
  const canClaim = [open, amount, tokens, funded].every((point) => point === 'met');
  const none = () => {
    if (claim) return 'claimedUnknown';
    return period === 'notYetOpen' ? 'notListedYet' : 'nothing';
  };
  const listed = {
    amount: () => <CurrencyAmount amount={amountOf(AIRDROP_TOKEN, holder.amount)} />,
  };
  return (
    <ul className={styles.list} aria-label={t('check.list')}>
      <CheckPoint result={open}>
        <p>{period === 'open' ? t('check.open') : t(`periods.${period}`)}</p>
      </CheckPoint>
      <CheckPoint result={amount}>
        <p>
          {amount === 'met'
            ? withEnds(t.rich(canClaim ? 'check.amount' : 'check.listed', listed))
            : t(none())}
        </p>
      </CheckPoint>
      <CheckPoint result={tokens}>
        <p>{t(tokens === 'met' ? 'check.tokens' : 'check.noTokens')}</p>
        <RequiredTokens contract={contract} holder={holder} />
      </CheckPoint>
      <CheckPoint result={funded}>
        <p>{t(FUNDED[funded])}</p>
      </CheckPoint>
      <ClaimDryRunPoint address={address} />
    </ul>
  );
}

const FUNDED = {
  met: 'check.funded',
  missing: 'check.unfunded',
  unneeded: 'check.noFunds',
} as const;

const RESULTS = { succeeds: 'met', fails: 'missing', unavailable: undefined } as const;

/** The last point of the checklist: how `claim()` ends, simulated from the address. */
function ClaimDryRunPoint({ address }: { address: Address }) {
  const t = useTranslations('airdrop.check');
  const dryRun = useClaimDryRun(address);
  const text = () => {
    if (dryRun === undefined) return t('trying');
    if (dryRun.status === 'fails') return t('fails', { reason: dryRun.reason });
    return t(dryRun.status === 'succeeds' ? 'succeeds' : 'notSimulated');
  };
  return (
    <CheckPoint result={dryRun && RESULTS[dryRun.status]}>
      <p aria-live="polite">{text()}</p>
    </CheckPoint>
  );
}

type Props = {
  /** Undefined while unknown. */
  result: ChecklistResult | undefined;
  children: ReactNode;
};

const ICONS = { met: Check, missing: X, unneeded: Minus };
const ICON_SIZE = 20;

/** One point of the checklist, with a tick, a cross or a dash. */
function CheckPoint({ result, children }: Props) {
  const t = useTranslations('airdrop.check');
  const Icon = result && ICONS[result];
  return (
    <li className={styles.point}>
      {result && Icon ? (
        <span role="img" aria-label={t(result)} className={styles.marks[result]}>
          <Icon size={ICON_SIZE} aria-hidden="true" />
        </span>
      ) : (
        <Spinner />
      )}
      <div className={styles.words}>{children}</div>
    </li>
  );
}
