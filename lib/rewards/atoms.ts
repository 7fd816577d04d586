import { atomWithReducer } from 'jotai/utils';
import { type RewardForm, reduceRewardForm } from './rewardForm';

const NONE: RewardForm | undefined = undefined;

/** The forms of the reward pool that was typed in last. They outlive their screen. */
export const rewardFormAtom = atomWithReducer(NONE, reduceRewardForm);
