// The parts of the swap form that are loaded together, once it is usable.
import { RecipientAction as Action } from './RecipientAction';
import { RecipientField as Field } from './RecipientField';
import { ShareSwap as Share } from './ShareSwap';

export const RecipientAction = Action;
export const RecipientField = Field;
export const ShareSwap = Share;
