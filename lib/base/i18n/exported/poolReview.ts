import messages from '@/messages/en/poolReview.json';

export const poolReviewMessages = messages;
