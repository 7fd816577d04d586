import story from '@/messages/en/story.json';

/** The messages of the result of a position, and of what farms and stakes have paid. */
export const storyMessages = { story };
