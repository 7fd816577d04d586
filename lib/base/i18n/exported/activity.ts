import activity from '@/messages/en/activity.json';

/** The messages of the list of all transactions. */
export const activityMessages = { activity };
