import messages from '@/messages/en/tokenChoice.json';

export const tokenChoiceMessages = messages;
