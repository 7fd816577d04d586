import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { DepositForm } from '@/components/rewards/DepositForm';
import { EarnedPanel } from '@/components/rewards/EarnedPanel';
import { WithdrawForm } from '@/components/rewards/WithdrawForm';
import { PairLogos } from '@/components/tokens/PairLogos';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { PendingTransactions } from '@/components/transactions/PendingTransactions';
import type { MigratedPair, Migration } from '@/lib/migration/useMigration';
import type { RewardPool } from '@/lib/rewards/rewardPool';
import { useRewardScreen } from '@/lib/rewards/useRewardScreen';
import { ConvertForm } from './ConvertForm';
import * as styles from './MigrateScreen.css';

const LOGO_SIZE = 24;

/** The transactions that the steps begin. */
const WAITS = ['withdraw', 'convert', 'deposit', 'approve', 'revoke'] as const;

type Props = { migration: Extract<Migration, { status: 'known' }>; account: Address };

/** The steps of a migration. The one that applies now is open. */
export function MigrationSteps({ migration, account }: Props) {
  const { from, to, isSamePair, step } = migration;
  const steps = [
    from.farm && { name: 'unstake' as const, form: <Unstake pair={from} pool={from.farm} /> },
    !isSamePair && {
      name: 'convert' as const,
      form: <ConvertForm account={account} from={from} to={to} isShown={step === 'convert'} />,
    },
    to.farm && { name: 'stake' as const, form: <Stake pair={to} pool={to.farm} /> },
  ].filter((each) => typeof each === 'object');
  const now = steps.findIndex(({ name }) => name === step);
  const isOpen = now !== -1;
  return (
    <>
      <ol className={isOpen ? styles.steps : styles.hidden}>
        {steps.map(({ name, form }, index) => (
          <Step key={name} name={name} number={index + 1} place={index - now}>
            {form}
          </Step>
        ))}
      </ol>
      <PendingTransactions types={WAITS} />
    </>
  );
}

type StepProps = {
  name: 'unstake' | 'convert' | 'stake';
  number: number;
  /** Below 0 for a step that is done, above 0 for one that is still to come. */
  place: number;
  children: ReactNode;
};

function Step({ name, number, place, children }: StepProps) {
  const t = useTranslations('migration.steps');
  return (
    <li className={styles.step} aria-current={place === 0 ? 'step' : undefined}>
      <div className={styles.stepHead}>
        <h2 className={styles.stepTitle}>
          {number}. {t(name)}
        </h2>
        {place !== 0 && (
          <span className={styles.stepState}>{t(place < 0 ? 'isDone' : 'isLater')}</span>
        )}
      </div>
      <div className={place === 0 ? styles.parts : styles.hidden}>{children}</div>
    </li>
  );
}

type FormProps = { pair: MigratedPair; pool: RewardPool };

function Unstake({ pair, pool }: FormProps) {
  const screen = useRewardScreen(pool);
  const view = useView(pair);
  return (
    <>
      <EarnedPanel screen={screen} />
      <WithdrawForm screen={screen} view={view} />
    </>
  );
}

function Stake({ pair, pool }: FormProps) {
  return <DepositForm screen={useRewardScreen(pool)} view={useView(pair)} />;
}

function useView({ currencies, pool }: MigratedPair) {
  const symbolText = useSymbolText();
  return {
    words: 'deposit' as const,
    mark: (
      <>
        <PairLogos currencies={currencies} size={LOGO_SIZE} />
        {symbolText(pool.pair.liquidityToken)}
      </>
    ),
    value: () => null,
  };
}
