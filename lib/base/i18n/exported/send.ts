import messages from '@/messages/en/send.json';

export const sendMessages = messages;
