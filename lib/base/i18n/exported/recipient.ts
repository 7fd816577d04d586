import messages from '@/messages/en/recipient.json';

export const recipientMessages = messages;
