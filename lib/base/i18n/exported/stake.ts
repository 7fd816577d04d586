import messages from '@/messages/en/stake.json';

export const stakeMessages = messages;
