import messages from '@/messages/en/market.json';

export const marketMessages = messages;
