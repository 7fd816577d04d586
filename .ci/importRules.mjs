// Runs the import rules of .dependency-cruiser.cjs, and proves each time that they are alive: a tool
// that reads nothing passes everything, so a fixture with one forbidden import must be refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.cjs';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'devnet', 'release', 'e2e'];
const FEWEST_MODULES = 20;

/** Reads the modules of `folders` and returns the rules they break. */
async function broken(folders) {
  const { output } = await cruise(
    folders,
    { ...rules.options, ruleSet: rules, validate: true },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return output.summary;
}

/** Puts a pure lib file that imports React beside the others and returns whether it was noticed. */
async function noticesForbiddenImport() {
  const folder = mkdtempSync(join('lib/errors', 'fixture-'));
  try {
    writeFileSync(
      join(folder, 'forbidden.ts'),
      "import { useState } from 'react';\nexport const a = useState;\n",
    );
    const { violations } = await broken([folder]);
    return violations.some(({ rule }) => rule.name === 'pure lib files stay pure');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { violations, totalCruised } = await broken(FOLDERS);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (violations.length > 0) process.exit(1);
if (totalCruised < FEWEST_MODULES) {
  console.error(`The import rules read ${totalCruised} modules only: they check nothing.`);
  process.exit(1);
}
if (!(await noticesForbiddenImport())) {
  console.error('The import rules did not notice a forbidden import: they check nothing.');
  process.exit(1);
}
console.log(`import rules: ${totalCruised} modules, none breaks them`);
