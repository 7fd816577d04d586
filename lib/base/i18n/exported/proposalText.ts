import messages from '@/messages/en/proposalText.json';

export const proposalTextMessages = messages;
