import messages from '@/messages/en/crash.json';

/** The messages of the page after a crash, which may have come before other code and texts. */
export const crashMessages = messages;
