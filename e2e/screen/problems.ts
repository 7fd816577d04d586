import type { BrowserContext } from 'playwright/test';

/** Problems in the pages of a test that the test did not allow. */
export type Problems = {
  readonly found: () => readonly string[];
  /** A test that breaks something on purpose names the problems that it expects. */
  readonly allow: (...expected: readonly RegExp[]) => void;
};

/**
 * Collects console errors, page errors, failed requests and violations of the
 * Content-Security-Policy, and blocks every request to a foreign host.
 *
 * @param origins - The origins that are not foreign.
 */
export async function watchProblems(
  context: BrowserContext,
  origins: readonly string[],
): Promise<Problems> {
  const hosts = origins.map((origin) => new URL(origin).host);
  const problems: string[] = [];
  const allowed: RegExp[] = [];

  await context.route(
    (url) => !origins.includes(url.origin) && /^(https?|wss?):$/.test(url.protocol),
    (route) => {
      problems.push(`foreign request: ${route.request().url()}`);
      return route.abort('blockedbyclient');
    },
  );
  await context.routeWebSocket(
    (url) => !hosts.includes(url.host),
    (socket) => {
      problems.push(`foreign request: ${socket.url()}`);
      void socket.close();
    },
  );
  await context.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        console.error('refused by the policy:', effectiveDirective, blockedURI, sample),
    );
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page may cancel its own requests, as it does with prefetches when it navigates.
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
  });

  return {
    found: () => problems.filter((problem) => !allowed.some((expected) => expected.test(problem))),
    allow: (...expected) => {
      allowed.push(...expected);
    },
  };
}
