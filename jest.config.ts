/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** next/jest stubs every `*.css` import, including vanilla-extract files (`x.css.ts`). */
const NEXT_CSS_STUB = '^.+\\.(css|sass|scss)$';
const VANILLA_EXTRACT = { '\\.css\\.ts$': '@vanilla-extract/jest-transform' };

const shared: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  resolver: '<rootDir>/.ci/jestResolver.cjs',
};

async function project(own: Config): Promise<Config> {
  const config: Config = await withNext({ ...shared, ...own })();
  const stub = config.moduleNameMapper?.[NEXT_CSS_STUB];
  if (stub === undefined)
    throw new Error('next/jest no longer stubs css files: adapt jest.config.ts');
  delete config.moduleNameMapper?.[NEXT_CSS_STUB];
  return {
    ...config,
    moduleNameMapper: {
      ...config.moduleNameMapper,
      '^@rainbow-me/rainbowkit/styles\\.css$': stub,
    },
    transform: { ...VANILLA_EXTRACT, ...config.transform },
    transformIgnorePatterns: ['/node_modules/.*\\.cjs$', '^.+\\.module\\.(css|sass|scss)$'],
  };
}

/**
 * `unit`: pure files, in Node. `dom`: components and hooks, in jsdom. `devnet`: against a local
 * chain with the real contracts (`npm run test:devnet`).
 */
export default async function jestConfig(): Promise<Config> {
  return {
    maxWorkers: 2,
    // Jest reads this only here, not in a project. The longest step mines 3,100 blocks: 10 s, and
    // three minutes on a machine that is very busy.
    testTimeout: 600_000,
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/{.ci,lib,components,devnet,release,e2e}/**/*.test.ts'],
        testPathIgnorePatterns: ['\\.devnet\\.test\\.ts$'],
      }),
      await project({
        displayName: 'dom',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/{lib,components,app}/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/components/testing/domTest.setup.ts'],
      }),
      await project({
        displayName: 'devnet',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/{lib,devnet,e2e}/**/*.devnet.test.ts'],
      }),
    ],
  };
}
