import messages from '@/messages/en/preview.json';

export const previewMessages = messages;
