import messages from '@/messages/en/ido.json';

export const idoMessages = messages;
