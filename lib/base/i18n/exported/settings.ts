import messages from '@/messages/en/settings.json';

export const settingsMessages = messages;
