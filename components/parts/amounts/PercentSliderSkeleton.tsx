import * as styles from './PercentSlider.css';

/** Keeps the place of the slider until its code is loaded. */
export function PercentSliderSkeleton() {
  return <div className={styles.picker} />;
}
