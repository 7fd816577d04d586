import { build } from 'esbuild';

/** The demo wallet as one script for the browser. */
export async function walletScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['devnet/wallet/install.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}
