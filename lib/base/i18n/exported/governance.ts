import messages from '@/messages/en/governance.json';

export const governanceMessages = messages;
