import messages from '@/messages/en/removal.json';

export const removalMessages = messages;
