// Tasks that every page begins once it is idle. They are loaded together: each file that the first
// scripts name costs them some 50 bytes.
import { Keys as FollowedKeys } from '@/components/frame/keys/Keys';
import { followThemeColor } from './followThemeColor';
import { ListKeeper as KeptLists } from './ListKeeper';

export const Keys = FollowedKeys;
export const ListKeeper = KeptLists;

// No component: one more to mount would cost the first scripts some bytes as well.
followThemeColor();
