import { useTranslations } from 'next-intl';
import * as styles from './RemoveModes.css';

type Props = { isDetailed: boolean; onChoose: (isDetailed: boolean) => void };

/** In the head of the card: how the removal is chosen. */
export function RemoveModes({ isDetailed, onChoose }: Props) {
  const t = useTranslations('removal');
  return (
    <fieldset className={styles.modes} aria-label={t('modes')}>
      {(['simple', 'detailed'] as const).map((mode) => {
        const isChosen = (mode === 'detailed') === isDetailed;
        return (
          <button
            key={mode}
            type="button"
            className={styles.choice}
            aria-pressed={isChosen}
            onClick={() => onChoose(mode === 'detailed')}
          >
            {t(mode)}
          </button>
        );
      })}
    </fieldset>
  );
}
