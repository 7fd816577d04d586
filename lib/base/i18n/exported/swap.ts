import messages from '@/messages/en/swap.json';

export const swapMessages = messages;
