import type { Locator } from 'playwright/test';

/** Where an element is on the page. */
export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The box of one element. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Not on the page.');
  return box;
}

/** Whether two boxes have a part in common. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
