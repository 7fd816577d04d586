import type { InLanguage } from './InLanguage';

/** A part of the site that a user gets to, with no dialog open before, unless it says so. */
export type Shown = {
  readonly name: string;
  readonly show: (site: InLanguage) => Promise<void>;
  /** Whether it is opened from what was shown before it. */
  readonly goesOn?: boolean;
  /** Whether it goes on showing that something is under way. */
  readonly isBusy?: boolean;
  /** Whether it leaves by itself when it loses the focus. */
  readonly keepsFocus?: boolean;
  /** Where it is, if not everywhere. */
  readonly only?: 'phones' | 'header';
};
