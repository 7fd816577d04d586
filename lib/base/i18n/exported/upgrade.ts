import messages from '@/messages/en/upgrade.json';

export const upgradeMessages = messages;
