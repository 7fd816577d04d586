import messages from '@/messages/en/pool.json';

export const poolMessages = messages;
