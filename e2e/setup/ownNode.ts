import type { Page, Route } from 'playwright/test';

/** The address of a user's own node in tests; its path holds an access key. */
export const OWN_NODE = 'https://node.example/key/rpc';

/** What a user's own node does: it answers for a chain of the devnet, or as a test sets it. */
export type OwnNode = {
  /** Answers each request from now on; undefined for the devnet's answer. */
  answer: ((route: Route) => Promise<void>) | undefined;
  /** The URLs of all requests for chain data of the page so far. */
  readonly asked: () => readonly string[];
  readonly forget: () => void;
};

/** Serves a user's own node of chain 43114 to a page. Call it before the page is opened. */
export async function serveOwnNode(page: Page, site: string): Promise<OwnNode> {
  let asked: string[] = [];
  page.on('request', (request) => {
    const { href, pathname } = new URL(request.url());
    if (href.startsWith(OWN_NODE) || pathname.startsWith('/rpc/431')) asked.push(href);
  });
  const node: OwnNode = {
    answer: undefined,
    asked: () => asked,
    forget: () => {
      asked = [];
    },
  };
  await page.route(`${OWN_NODE}**`, async (route) => {
    if (node.answer) return node.answer(route);
    const response = await route.fetch({ url: `${site}/rpc/43114`, maxRetries: 2 });
    await route.fulfill({ response, headers: ANY_ORIGIN });
  });
  return node;
}

/** What a node sends so that any page may read its answers. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json',
};
