import type { ReactNode } from 'react';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardWords } from './useRewardWords';

/** What a screen adds to the forms of a reward pool. */
export type RewardView = {
  readonly words: RewardWords;
  /** The logo and the name of what is staked. */
  readonly mark: ReactNode;
  /** What an amount of it is worth. */
  readonly value: (amount: Amount<Token>) => ReactNode;
};
