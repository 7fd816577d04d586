import messages from '@/messages/en/migration.json';

export const migrationMessages = messages;
