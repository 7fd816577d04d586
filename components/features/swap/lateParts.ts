// The parts of the swap form that are loaded together, once it is usable.
import { RecipientAction as Action } from './RecipientAction';
import { RecipientField as Field } from './RecipientField';

export const RecipientAction = Action;
export const RecipientField = Field;
