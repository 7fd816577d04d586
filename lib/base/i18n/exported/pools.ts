import messages from '@/messages/en/pools.json';

export const poolsMessages = messages;
