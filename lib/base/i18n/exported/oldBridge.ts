import messages from '@/messages/en/oldBridge.json';

export const oldBridgeMessages = messages;
