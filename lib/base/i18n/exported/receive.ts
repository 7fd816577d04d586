import messages from '@/messages/en/receive.json';

export const receiveMessages = messages;
