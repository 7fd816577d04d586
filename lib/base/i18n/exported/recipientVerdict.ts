import messages from '@/messages/en/recipientVerdict.json';

export const recipientVerdictMessages = messages;
