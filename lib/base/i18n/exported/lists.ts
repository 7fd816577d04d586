import listErrors from '@/messages/en/listErrors.json';
import lists from '@/messages/en/lists.json';

/** The messages of what shows token lists. */
export const listsMessages = { lists, listErrors };
