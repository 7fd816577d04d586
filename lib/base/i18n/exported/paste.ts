import messages from '@/messages/en/paste.json';

export const pasteMessages = messages;
