import messages from '@/messages/en/search.json';
import { tokenChoiceMessages } from './tokenChoice';

/** The messages of the search of the site, which shows tokens as their dialog does. */
export const searchMessages = { search: messages, tokenChoice: tokenChoiceMessages };
