import type { Page } from 'playwright/test';

/** The addresses of the files of languages that a page requests from now on. */
export function languageRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/locales/')) requests.push(pathname + search);
  });
  return requests;
}
