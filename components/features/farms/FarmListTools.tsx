import { useTranslations } from 'next-intl';
import { choice, choices } from '@/components/ui/choices.css';
import { field } from '@/components/ui/field.css';
import { SortChoice } from '@/components/ui/SortChoice';
import type {
  FarmArrangement,
  FarmOrder,
  FarmView,
} from '@/lib/exchange/rewards/farms/arrangeFarms';
import * as styles from './FarmListTools.css';

const VIEWS: readonly FarmView[] = ['live', 'mine', 'finished'];
const ORDERS: readonly FarmOrder[] = ['liquidity', 'weight', 'apr'];

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
      <fieldset className={choices} aria-label={t('show')}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className={choice}
            aria-pressed={each === view}
            onClick={() => onArrange({ view: each })}
          >
            {t(`views.${each}`)}
          </button>
        ))}
      </fieldset>
      <SortChoice
        label={t('sort')}
        orders={ORDERS.map((each) => ({ order: each, label: t(`orders.${each}`) }))}
        sortedBy={order}
        isAscending={isAscending}
        direction={t(isAscending ? 'ascending' : 'descending')}
        onSort={(next) => {
          const turned = next === order && !isAscending;
          onArrange({ order: next, isAscending: turned, isChosen: true });
        }}
      />
    </div>
  );
}
