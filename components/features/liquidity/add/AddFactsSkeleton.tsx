import { useTranslations } from 'next-intl';
import { fee } from '@/components/transactions/facts/FormFee.css';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
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

type Props = {
  state: { readonly account: unknown };
  /** Whether there is no pair yet, so that nothing is waited for. */
  isEmpty?: boolean;
};

/** The facts of an addition until their code is loaded, and before a pair is chosen. */
export function AddFactsSkeleton({ state: { account }, isEmpty = false }: Props) {
  const t = useTranslations('liquidity');
  return (
    <Facts isRuled>
      {TERMS.filter((term) => account !== undefined || term !== 'networkFee').map((term) => (
        <Fact key={term} term={t(term)}>
          <span className={term === 'networkFee' ? fee : undefined}>
            {isEmpty ? NOT_KNOWN : <Skeleton characters={FIGURE_CHARACTERS} />}
          </span>
        </Fact>
      ))}
    </Facts>
  );
}
