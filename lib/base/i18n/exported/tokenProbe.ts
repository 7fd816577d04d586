import messages from '@/messages/en/tokenProbe.json';

export const tokenProbeMessages = messages;
