// Runs the import rules of .dependency-cruiser.cjs, and checks each time that the rules work: a
// tool that reads no file reports no error, so fixtures with forbidden imports must be rejected.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.cjs';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'devnet', 'release', 'e2e'];
const FEWEST_MODULES = 20;

/** The rules that the modules of `folders` break. */
async function broken(folders) {
  const { output } = await cruise(
    folders,
    { ...rules.options, ruleSet: rules, validate: true },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return output.summary;
}

/**
 * Writes files with forbidden imports into a lib folder and returns whether `rule` reports them.
 */
async function isAlive(rule, domain, files) {
  const folder = mkdtempSync(join('lib', domain, 'fixture-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { violations } = await broken([folder]);
    return violations.some((violation) => violation.rule.name === rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A forbidden import for each rule that a wrong pattern would silently disable. */
const FIXTURES = [
  [
    'pure lib files stay pure',
    'base/errors',
    { 'forbidden.ts': "import { useState } from 'react';\nexport const a = useState;\n" },
  ],
  [
    'what builds a call never reaches what judges it',
    'features/swap',
    {
      'fixtureCalls.ts': "export { a } from './between';\n",
      'between.ts':
        "import { swapStatement } from '../swapStatement';\nexport const a = swapStatement;\n",
    },
  ],
  [
    'what judges a call never reaches what builds it',
    'features/swap',
    {
      'fixtureStatement.ts': "export { a } from './between';\n",
      'between.ts': "import { swapCalls } from '../swapCalls';\nexport const a = swapCalls;\n",
    },
  ],
];

const { violations, totalCruised } = await broken(FOLDERS);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (violations.length > 0) process.exit(1);
if (totalCruised < FEWEST_MODULES) {
  console.error(`The import rules read ${totalCruised} modules only: they check nothing.`);
  process.exit(1);
}
for (const [rule, domain, files] of FIXTURES) {
  if (await isAlive(rule, domain, files)) continue;
  console.error(`The import rule "${rule}" did not notice a forbidden import: it checks nothing.`);
  process.exit(1);
}
console.log(`import rules: ${totalCruised} modules, none breaks them`);
