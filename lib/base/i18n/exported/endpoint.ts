import messages from '@/messages/en/endpoint.json';

export const endpointMessages = messages;
