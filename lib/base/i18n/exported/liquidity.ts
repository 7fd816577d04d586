import messages from '@/messages/en/liquidity.json';

export const liquidityMessages = messages;
