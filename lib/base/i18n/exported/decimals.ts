import messages from '@/messages/en/decimals.json';

export const decimalsMessages = messages;
