import messages from '@/messages/en/aprs.json';

export const aprsMessages = messages;
