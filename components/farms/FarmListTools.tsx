import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { field } from '@/components/ui/field.css';
import type { FarmArrangement, FarmOrder, FarmView } from '@/lib/farms/arrangeFarms';
import * as styles from './FarmListScreen.css';

const VIEWS: readonly FarmView[] = ['live', 'mine', 'finished'];
const ORDERS: readonly FarmOrder[] = ['liquidity', 'weight', 'apr'];
const ICON_SIZE = 16;

type Props = {
  arrangement: Omit<FarmArrangement, 'query'>;
  /** What is typed in the search. */
  text: string;
  onType: (text: string) => void;
  onArrange: (change: Partial<FarmArrangement>) => void;
};

/** The search, the views and the orders of the list. The chosen order, chosen again, is turned. */
export function FarmListTools({ arrangement, text, onType, onArrange }: Props) {
  const t = useTranslations('farms');
  const { view, order, isAscending } = arrangement;
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <div className={styles.tools}>
      <input
        className={field}
        type="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset className={styles.choices} aria-label={t('show')}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === view}
            onClick={() => onArrange({ view: each })}
          >
            {t(`views.${each}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.choices} aria-label={t('sort')}>
        {ORDERS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === order}
            aria-description={
              each === order ? t(isAscending ? 'ascending' : 'descending') : undefined
            }
            onClick={() =>
              onArrange(
                each === order
                  ? { isAscending: !isAscending }
                  : { order: each, isAscending: false },
              )
            }
          >
            {t(`orders.${each}`)}
            {each === order && <Arrow size={ICON_SIZE} aria-hidden="true" />}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
