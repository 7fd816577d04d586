'use client';

import * as Slider from '@radix-ui/react-slider';
import { useLocale } from 'next-intl';
import { localizePercent } from '@/lib/base/amounts/localNumber';
import * as styles from './PercentSlider.css';

const WHOLE_PERCENT = 100;
const STEP_PERCENT = 25;
const DOTS = [0, 25, 50, 75, 100] as const;

type Props = {
  /** What the percentage is of. */
  label: string;
  /** Whole, from 0 to 100. */
  percent: number;
  /** Whether there is nothing to take a part of. */
  disabled?: boolean;
  onPercent: (percent: number) => void;
};

/** Chooses a part of an amount in steps of a quarter, by slider or by its five dots. */
export function PercentSlider({ label, percent, disabled = false, onPercent }: Props) {
  const locale = useLocale();
  const percentText = (value: number) => localizePercent(String(value), locale);
  return (
    <div className={styles.picker}>
      <Slider.Root
        className={styles.slider}
        max={WHOLE_PERCENT}
        step={STEP_PERCENT}
        value={[percent]}
        disabled={disabled}
        onValueChange={([value = 0]) => onPercent(value)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
          {DOTS.map((dot) => (
            <span
              key={dot}
              className={dot <= percent ? styles.passed : styles.dot}
              style={{ left: `${dot}%` }}
            />
          ))}
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={label}
          aria-valuetext={percentText(percent)}
        />
      </Slider.Root>
      <div className={styles.labels}>
        {DOTS.map((dot) => (
          <button
            key={dot}
            type="button"
            className={styles.choice}
            disabled={disabled}
            aria-pressed={percent === dot}
            onClick={() => onPercent(dot)}
          >
            {percentText(dot)}
          </button>
        ))}
      </div>
    </div>
  );
}
