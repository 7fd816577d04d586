import type { Page } from 'playwright/test';

/** The parts of React's fibers that tell what a commit rendered. */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};

/**
 * Makes a page record what React renders of its screen: everything in `main`. Call it before the
 * page is opened.
 */
export async function recordRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rendered: string[] = [];
    Object.assign(window, { rendered });
    /** Function and class components, and those in `memo` and `forwardRef`. */
    const COMPONENTS = [0, 1, 11, 14, 15];
    const PERFORMED_WORK = 1;

    const markup = (fiber: Fiber): string => {
      for (let each: Fiber | null = fiber; each !== null; each = each.child)
        if (each.stateNode instanceof Element) return each.stateNode.outerHTML.slice(0, 120);
      return 'a component without elements';
    };
    const visit = (fiber: Fiber, isOfScreen: boolean): void => {
      const before = fiber.alternate;
      const isPart = isOfScreen || fiber.type === 'main';
      if (isPart && COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0)
        rendered.push(markup(fiber));
      // React kept the same children: it has rendered none of them.
      if (before?.child === fiber.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child, isPart);
    };
    // React reports to the developer tools, whose place this takes.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) =>
          visit(root.current, false),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
}

/** Counters that run by the second are not read aloud. */
const COUNTER = /^<[^>]*\baria-live="off"/;

/**
 * The markup of the components of the screen that React renders during an action, without counters
 * that run by the second.
 */
export async function rendersDuring(
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const all = () => page.evaluate(() => (window as unknown as { rendered: string[] }).rendered);
  const before = (await all()).length;
  await act();
  return (await all()).slice(before).filter((markup) => !COUNTER.test(markup));
}
