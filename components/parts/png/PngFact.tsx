import { useTranslations } from 'next-intl';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { useCountedUp } from '@/components/ui/useCountedUp';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { PngAmount } from './PngAmount';
import * as styles from './PngDialog.css';

const WAITING_CHARACTERS = 13;

type Props = {
  term: string;
  png: Token | undefined;
  /** In the smallest unit; undefined while unknown, null if no source reports it. */
  raw: bigint | null | undefined;
  /** Digits after the point. */
  places: number;
  /** Whether its value in dollars is shown next to it. */
  hasUsd?: boolean;
  /** Whose amount it is, if it counts up to a new one; undefined if it does not. */
  countsFor?: string;
  /** Whether it is the panel's main figure. */
  isMain?: boolean;
};

/** An amount of PNG with its term. */
export function PngFact(props: Props) {
  const { term, png, raw, places, hasUsd = false, countsFor, isMain = false } = props;
  const t = useTranslations('png');
  const isKnown = png !== undefined && typeof raw === 'bigint';
  const figure = (
    <>
      {raw === null && <span className={styles.quiet}>{t('unknown')}</span>}
      {raw !== null && !isKnown && <Skeleton characters={WAITING_CHARACTERS} />}
      {isKnown && (
        <span className={styles.figure}>
          {countsFor === undefined ? (
            <PngAmount png={png} raw={raw} places={places} />
          ) : (
            <PngCounter key={countsFor} png={png} raw={raw} places={places} />
          )}
          {hasUsd && <UsdValue amount={amountOf(png, raw)} />}
        </span>
      )}
    </>
  );
  if (!isMain) return <Fact term={term}>{figure}</Fact>;
  return (
    <div>
      <dt className={styles.mainTerm}>{term}</dt>
      <dd className={styles.mainFigure}>{figure}</dd>
    </div>
  );
}

type CounterProps = Omit<Parameters<typeof PngAmount>[0], 'shown'>;

/** An amount of PNG that counts up to a new one. Give it a key of its account and chain. */
function PngCounter(props: CounterProps) {
  return <PngAmount {...props} shown={useCountedUp(props.raw)} />;
}
