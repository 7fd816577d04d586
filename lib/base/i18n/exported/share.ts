import messages from '@/messages/en/share.json';

export const shareMessages = messages;
