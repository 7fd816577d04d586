import messages from '@/messages/en/farms.json';

export const farmsMessages = messages;
