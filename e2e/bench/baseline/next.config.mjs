import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: REPOSITORY },
  typescript: { tsconfigPath: '../../../tsconfig.json', ignoreBuildErrors: true },
};

export default config;
