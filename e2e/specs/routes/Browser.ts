import { expect, type Page, type Response } from 'playwright/test';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    /**
     * Next's router, as it can be called from the console; a link of the page calls the same one.
     */
    readonly next?: {
      readonly router: Record<'push' | 'prefetch', (address: string) => void>;
    };
  }
}

/** The browser around a page: its address bar, its buttons, and the documents it loads. */
export class Browser {
  /** Documents that were requested since the last check. */
  private documents = 0;

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isDocument && request.redirectedFrom() === null) this.documents++;
    });
  }

  /** Opens an address. */
  open(address: string): Promise<Response | null> {
    return this.page.goto(address);
  }

  /** Follows a link inside the page, as soon as the page can. */
  async follow(address: string): Promise<void> {
    await this.page.waitForFunction(() => window.next?.router !== undefined);
    await this.page.evaluate((to) => window.next?.router.push(to), address);
  }

  /** Adds a link to the page. */
  async prefetch(address: string): Promise<void> {
    await this.page.waitForFunction(() => window.next?.router !== undefined);
    await this.page.evaluate((to) => window.next?.router.prefetch(to), address);
  }

  historyLength(): Promise<number> {
    return this.page.evaluate(() => window.history.length);
  }

  /** Expects this many documents to be requested since the last check. */
  expectDocuments(count: number): void {
    expect(this.documents).toBe(count);
    this.documents = 0;
  }
}
