import { RecipientAction } from './RecipientAction';
import { RecipientField } from './RecipientField';
import { ShareSwap } from './ShareSwap';
import { SwapExtras } from './SwapExtras';

/** The parts of the swap form that are loaded together, once it is usable. */
export const lateParts = { RecipientAction, RecipientField, ShareSwap, SwapExtras };
