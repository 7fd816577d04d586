import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type JsMinifyOptions, minify } from '@swc/core';
import { filesIn } from '../files';
import { withEagerModules } from './eagerModules';

/** The bundler keeps the bodies of pure calls that it has dropped. A second pass removes them. */
export const MINIFICATION: JsMinifyOptions = {
  compress: { passes: 2 },
  mangle: true,
  module: false,
  ecma: 2020,
};

/** Minifies the scripts of a site a second time. */
export async function minifyScripts(site: string): Promise<void> {
  const scripts = (await filesIn(site)).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    const path = join(site, file);
    const { code } = await minify(await readFile(path, 'utf8'), MINIFICATION);
    await writeFile(path, withEagerModules(code));
  }
}
