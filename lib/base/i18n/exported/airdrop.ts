import messages from '@/messages/en/airdrop.json';

export const airdropMessages = messages;
