import { atomWithReducer } from 'jotai/utils';
import { type RewardForms, reduceRewardForms } from './rewardForms';

const NONE: RewardForms = [];

/** The forms of the reward pools. They outlive their screen. */
export const rewardFormsAtom = atomWithReducer(NONE, reduceRewardForms);
