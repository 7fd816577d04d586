import messages from '@/messages/en/rewards.json';

export const rewardsMessages = messages;
