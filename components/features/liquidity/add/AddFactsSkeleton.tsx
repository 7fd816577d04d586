import { useTranslations } from 'next-intl';
import { fee } from '@/components/transactions/facts/FormFee.css';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';

const FIGURE_CHARACTERS = 8;
const TERMS = [
  'price',
  'totalValue',
  'shareAfter',
  'poolTokensReceived',
  'slippage',
  'networkFee',
] as const;

type Props = { state: { readonly account: unknown } };

/** The skeleton of an addition's facts, until their code is loaded. */
export function AddFactsSkeleton({ state: { account } }: Props) {
  const t = useTranslations('liquidity');
  return (
    <Facts>
      {TERMS.filter((term) => account !== undefined || term !== 'networkFee').map((term) => (
        <Fact key={term} term={t(term)}>
          <span className={term === 'networkFee' ? fee : undefined}>
            <Skeleton characters={FIGURE_CHARACTERS} />
          </span>
        </Fact>
      ))}
    </Facts>
  );
}
