import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Fact } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { previewMessages } from '@/lib/base/i18n/exported/preview';
import { useFormFee } from '@/lib/transactions/simulation/useFormFee';
import type { Intent } from '@/lib/transactions/submit/intent';
import * as styles from './FormFee.css';

const FIGURE_CHARACTERS = 16;

type Props = {
  term: string;
  about?: string;
  /** What the form would send; undefined while nothing can be sent. */
  intent: Intent | undefined;
  /** What its gas depends on. */
  gasKey: string | undefined;
};

/** Under a form: what the network would be paid for it, without the approvals before it. */
export const FormFee = withMessages({ preview: previewMessages }, Row);

function Row({ term, about, intent, gasKey }: Props) {
  return (
    <Fact term={term} about={about}>
      <span className={styles.fee}>
        {intent && gasKey !== undefined ? <Fee intent={intent} gasKey={gasKey} /> : NOT_KNOWN}
      </span>
    </Fact>
  );
}

function Fee({ intent, gasKey }: { intent: Intent; gasKey: string }) {
  const t = useTranslations('preview');
  const fee = useFormFee(intent, gasKey);
  if (fee === undefined) return <Skeleton characters={FIGURE_CHARACTERS} />;
  if (fee === null) return <>{NOT_KNOWN}</>;
  return (
    <>
      <span>
        {t.rich('feeAbout', {
          amount: () => <CurrencyAmount amount={fee} rounding="up" digits={SHORT_DIGITS} />,
        })}
      </span>
      <UsdValue amount={fee} />
    </>
  );
}
