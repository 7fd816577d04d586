import messages from '@/messages/en/poolObstacle.json';

export const poolObstacleMessages = messages;
