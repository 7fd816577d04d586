import { Check, Minus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/Spinner';
import type { CheckResult } from '@/lib/features/airdrop/airdropState';
import * as styles from './AddressChecklist.css';

type Props = {
  /** Undefined while unknown. */
  result: CheckResult | undefined;
  children: ReactNode;
};

const ICONS = { met: Check, missing: X, unneeded: Minus };
const ICON_SIZE = 20;

/** One point of the checklist, with a tick, a cross or a dash. */
export function CheckPoint({ result, children }: Props) {
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
