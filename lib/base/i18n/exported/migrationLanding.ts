import messages from '@/messages/en/migrationLanding.json';

export const migrationLandingMessages = messages;
