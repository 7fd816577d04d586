import messages from '@/messages/en/proposal.json';

export const proposalMessages = messages;
