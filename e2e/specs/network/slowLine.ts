import { setTimeout as pause } from 'node:timers/promises';
import { exportedSite } from '@/devnet/site/exportedSite';
import type { Site } from '@/devnet/site/practiceSite';
import { serveSite } from '@/devnet/site/serveSite';
import { type Host, SITE } from '@/e2e/setup/hosts';

const PIECES = 24;
const PAUSE_MS = 40;

/** A host over a slow line: the browser draws a page while parts of its document are missing. */
export const SLOW_LINE: Host = {
  name: 'a slow line',
  shellStatus: 404,
  serve: (devnet) =>
    serveSite({ devnet, site: documentsInPieces(exportedSite(SITE)), hasWallet: false }),
};

function documentsInPieces(site: Site): Site {
  return {
    fetch: async (request) => {
      const response = await site.fetch(request);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      const document = Buffer.from(await response.arrayBuffer());
      return new Response(streamOf(document), { status: response.status, headers });
    },
  };
}

function streamOf(document: Buffer): ReadableStream<Uint8Array> {
  const size = Math.ceil(document.length / PIECES);
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      if (start >= document.length) return controller.close();
      controller.enqueue(document.subarray(start, start + size));
      start += size;
      await pause(PAUSE_MS);
    },
  });
}
