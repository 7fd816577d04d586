import type { ReactNode } from 'react';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardWords } from './useRewardWords';

/** What a screen adds to the forms of a reward pool. */
export type RewardView = {
  readonly words: RewardWords;
  /** The logo and the name of what is staked. */
  readonly mark: ReactNode;
  /** What an amount of it is worth, in a review. */
  readonly value: (amount: Amount<Token>) => ReactNode;
  /** What it is worth in dollars, in the field; by default as in a review. */
  readonly fieldValue?: (amount: Amount<Token>) => ReactNode;
  /** Whether a slider chooses a part of it, in place of buttons in the field. */
  readonly hasSlider?: boolean;
};
