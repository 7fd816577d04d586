import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const GUARD = fileURLToPath(new URL('../guard/guard.ts', import.meta.url));

/** The script that runs before the first paint. The development server serves it as a file. */
export const THEME = 'theme.js';

/** The guard and then what the first paint needs, as one inline script. */
export async function startScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [GUARD, fileURLToPath(new URL(`../../public/${THEME}`, import.meta.url))],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
