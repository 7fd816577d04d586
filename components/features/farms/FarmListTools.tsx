import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { choice, choices } from '@/components/ui/choices.css';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import type { FarmView } from '@/lib/exchange/rewards/farms/arrangeFarms';
import * as styles from './FarmListTools.css';

const VIEWS: readonly FarmView[] = ['live', 'mine', 'finished'];
const ICON_SIZE = 16;

type Props = {
  view: FarmView;
  /** What is typed in the search. */
  text: string;
  onType: (text: string) => void;
  onView: (view: FarmView) => void;
};

/** The views and the search of the list. */
export function FarmListTools({ view, text, onType, onView }: Props) {
  const t = useTranslations('farms');
  return (
    <div className={styles.tools}>
      <fieldset className={choices} aria-label={t('show')}>
        {VIEWS.map((each) => (
          <button
            key={each}
            type="button"
            className={choice}
            aria-pressed={each === view}
            onClick={() => onView(each)}
          >
            {t(`views.${each}`)}
          </button>
        ))}
      </fieldset>
      <span className={styles.search}>
        <Search className={styles.icon} size={ICON_SIZE} aria-hidden="true" />
        <input
          className={styles.query}
          type="search"
          value={text}
          onChange={(event) => onType(event.target.value)}
          aria-label={t('search')}
          placeholder={t('symbol')}
          {...VERBATIM_INPUT}
        />
      </span>
    </div>
  );
}
