import { createRequire } from 'node:module';
import type { Locator } from 'playwright/test';

type Image = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** The text of a QR code, as a camera reads it off the screen. */
export async function scannedText(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  // The policy of the site forbids to load a picture from its own text.
  const reader = await code.page().context().newPage();
  const { width, height, data } = await reader.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, data: [...pixels] };
  }, `data:image/png;base64,${picture}`);
  await reader.close();
  return (await decoder())({ width, height, data: Uint8Array.from(data) });
}

/** That of the package that draws the code. */
async function decoder(): Promise<(image: Image) => string> {
  const ofCuer = createRequire(createRequire(import.meta.url).resolve('cuer'));
  const { default: decode } = await import(ofCuer.resolve('qr/decode.js'));
  return decode;
}
