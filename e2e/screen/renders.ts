import type { Page } from 'playwright/test';

/** The parts of React's fibers that tell what a commit rendered, and why. */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedState: unknown;
};

/** One hook of a component. Those without a queue, such as effects, have no state of their own. */
type Hook = {
  readonly memoizedState: unknown;
  readonly queue: unknown;
  readonly next: Hook | null;
};

/**
 * Makes a page record what React renders of its screen: everything in `main`. It says of each
 * component which of its hooks have a new value, where its parent was not rendered. Call it before
 * the page is opened.
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
        if (each.stateNode instanceof Element) {
          const shown = each.stateNode.closest('[aria-live="off"]') ?? each.stateNode;
          return shown.outerHTML.slice(0, 120);
        }
      return 'a component without elements';
    };
    const text = (value: unknown): string => {
      const seen = new Set<unknown>();
      const plain = (_key: string, each: unknown) => {
        if (typeof each === 'bigint') return `${each}n`;
        if (typeof each === 'function') return 'a function';
        if (typeof each !== 'object' || each === null) return each;
        if (seen.has(each) || each instanceof Node) return 'an object';
        seen.add(each);
        return each;
      };
      return (JSON.stringify(value, plain) ?? 'undefined').slice(0, 300);
    };
    const changedHooks = (fiber: Fiber): string => {
      const changes: string[] = [];
      let before = (fiber.alternate?.memoizedState ?? null) as Hook | null;
      for (let after = fiber.memoizedState as Hook | null; after !== null; after = after.next) {
        if (before === null) break;
        const [from, to] = [before.memoizedState, after.memoizedState];
        if (after.queue && !Object.is(from, to)) changes.push(`${text(from)} -> ${text(to)}`);
        before = before.next;
      }
      return changes.join(', ') || 'a context';
    };
    const visit = (fiber: Fiber, isOfScreen: boolean, isUnderRendered: boolean): void => {
      const before = fiber.alternate;
      const isPart = isOfScreen || fiber.type === 'main';
      const isRendered = COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0;
      if (isPart && isRendered)
        rendered.push(
          isUnderRendered ? markup(fiber) : `${markup(fiber)} because of ${changedHooks(fiber)}`,
        );
      // React kept the same children: it has rendered none of them.
      if (before?.child === fiber.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling)
        visit(child, isPart, isUnderRendered || isRendered);
    };
    // React reports to the developer tools, whose place this takes.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) =>
          visit(root.current, false, false),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
}

/** Counters that run by the second or the minute: not read aloud, or with seconds as their state. */
const COUNTER = /^<[^>]*\baria-live="off"|because of \d+ -> \d+$/;

/**
 * The markup of the components of the screen that React renders during an action, without counters
 * of seconds or minutes.
 */
export async function rendersDuring(
  page: Page,
  task: () => Promise<unknown>,
): Promise<readonly string[]> {
  const all = () => page.evaluate(() => (window as unknown as { rendered: string[] }).rendered);
  const before = (await all()).length;
  await task();
  return (await all()).slice(before).filter((markup) => !COUNTER.test(markup));
}
