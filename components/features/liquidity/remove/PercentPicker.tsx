'use client';

import * as Slider from '@radix-ui/react-slider';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { formatWholePercent } from '@/lib/base/amounts/formatPercent';
import * as styles from './PercentPicker.css';

const WHOLE_PERCENT = 100;
const QUICK_PERCENTS = [25, 50, 75, 100] as const;
const DEBOUNCE_MS = 100;

type Props = {
  /** The current percentage: whole, or `<1`. */
  percent: string;
  onPercent: (percent: string) => void;
  /** What is removed in dollars, of what. */
  money?: ReactNode;
};

/** Chooses a part of a position by slider or button. The form is updated when the slider pauses. */
export function PercentPicker({ percent, onPercent, money }: Props) {
  const t = useTranslations('removal');
  const locale = useLocale();
  const [drawn, setDrawn] = useState<number>();
  const settle = useDebouncedCallback((value: number) => {
    setDrawn(undefined);
    onPercent(String(value));
  }, DEBOUNCE_MS);
  const draw = (value: number) => {
    setDrawn(value);
    settle(value);
  };
  const press = (value: number) => {
    settle.cancel();
    setDrawn(undefined);
    onPercent(String(value));
  };
  const text = formatWholePercent(drawn ?? percent, locale);
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <span>{t('amountToRemove')}</span>
        <span translate="no">{money}</span>
      </div>
      <span className={Number(drawn ?? percent) === 0 ? styles.none : styles.percent}>{text}</span>
      <Slider.Root
        className={styles.slider}
        max={WHOLE_PERCENT}
        value={[drawn ?? (Number(percent) || 0)]}
        onValueChange={([value = 0]) => draw(value)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={t('percentToRemove')}
          aria-valuetext={text}
        />
      </Slider.Root>
      <div className={styles.quick}>
        {QUICK_PERCENTS.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={percent === String(value)}
            onClick={() => press(value)}
          >
            {formatWholePercent(value, locale)}
          </button>
        ))}
      </div>
    </div>
  );
}
