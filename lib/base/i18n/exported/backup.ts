import messages from '@/messages/en/backup.json';

export const backupMessages = messages;
