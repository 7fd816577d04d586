import { readdirSync } from 'node:fs';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import createNextIntlPlugin from 'next-intl/plugin';

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

/** The messages of the screens: one file each, loaded with the screen's code. */
function messageFiles(folder) {
  return readdirSync(folder)
    .filter((name) => /^\w+\.json$/.test(name))
    .map((name) => `${folder}/${name}`);
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/base/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: ['./messages/en.json', ...messageFiles('./messages/en')],
    srcPath: ['./app', './components', './lib'],
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** Imports of the wallet libraries that this app never runs. */
const UNUSED_SDKS = [
  '@base-org/account',
  '@gemini-wallet/core',
  '@safe-global/safe-apps-provider',
  '@safe-global/safe-apps-sdk',
  'cbw-sdk',
  'porto',
  // WalletConnect's own dialog creates elements from text, which the pages' policy blocks.
  '@reown/appkit/core',
];

/** @type {import('next').NextConfig} */
const config = {
  ...(process.env.NODE_ENV === 'production' && { output: 'export' }),
  // `npm run size`. Source maps are not shipped, so this export has a folder of its own.
  ...(process.env.SIZE_SITE && {
    productionBrowserSourceMaps: true,
    distDir: process.env.SIZE_SITE,
  }),
  // The default is random, so two builds of the same sources would differ in every file.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // Set by `release/build.ts`.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  trailingSlash: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  experimental: {
    // A route's styles are 5 KB in one file per component: one document is faster than 17 requests.
    inlineCss: true,
    // On a gateway, an extra request costs more than some bytes that only a later route needs.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 1_000_000,
      minChunkSize: 500_000,
      maxMergeChunkSize: 1_000_000,
      maxChunkCountPerGroup: 8,
    },
  },
  turbopack: {
    // Without it, a lock file in a folder above the checkout would change the build.
    root: import.meta.dirname,
    // Each file says why it is there.
    rules: {
      '**/zod/mini/index.js': { loaders: ['./release/zodLoader.cjs'] },
      '**/use-intl/dist/esm/*/format-message/format-only.js': {
        loaders: ['./release/intlLoader.cjs'],
      },
      '**/circle-flags/flags/*.svg': { loaders: ['./release/svgLoader.cjs'], as: '*.js' },
      '**/next/dist/{client,lib,shared,build/polyfills,compiled/process}/**/*.js': {
        condition: { all: ['browser', 'production'] },
        loaders: ['./release/next/nextLoader.cjs'],
      },
    },
    resolveAlias: {
      ...Object.fromEntries(
        UNUSED_SDKS.map((sdk) => [sdk, './components/parts/wallet/unusedSdk.ts']),
      ),
      // What `release/next` puts in the place of a file of Next imports it.
      'crash-page': './components/frame/crash/CrashPage.tsx',
    },
  },
};

export default withNextIntl(withVanillaExtract(config));
