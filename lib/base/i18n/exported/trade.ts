import messages from '@/messages/en/trade.json';

export const tradeMessages = messages;
