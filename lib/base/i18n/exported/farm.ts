import messages from '@/messages/en/farm.json';

export const farmMessages = messages;
