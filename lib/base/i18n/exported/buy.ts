import messages from '@/messages/en/buy.json';

export const buyMessages = messages;
