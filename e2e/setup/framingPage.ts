import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { type Listening, listen } from '@/devnet/node/listen';

/** A page of another origin that shows an address in a frame as wide as the page. */
export async function framingPage(page: Page, address: string): Promise<Listening> {
  const around = await listen(
    createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<body style="margin:0"><iframe style="width:100%;border:0" src="${address}"></iframe>`,
      );
    }),
  );
  await page.route(`${around.url}/**`, (route) => route.continue());
  return around;
}
