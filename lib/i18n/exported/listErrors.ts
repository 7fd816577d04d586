import messages from '@/messages/en/listErrors.json';

export const listErrorsMessages = messages;
