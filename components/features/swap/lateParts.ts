// The parts of the swap form that are loaded together, once it is usable.
import { RecipientAction as Action } from './RecipientAction';
import { SwapExtras as Extras } from './SwapExtras';

export const RecipientAction = Action;
export const SwapExtras = Extras;
