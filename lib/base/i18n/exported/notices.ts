import notices from '@/messages/en/notices.json';

/** The messages of notices that most visits do not see. */
export const noticesMessages = { notices };
