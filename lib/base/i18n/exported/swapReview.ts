import messages from '@/messages/en/swapReview.json';

export const swapReviewMessages = messages;
