import messages from '@/messages/en/find.json';

export const findMessages = messages;
