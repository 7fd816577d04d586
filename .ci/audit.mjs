// `npm run audit`: compares the packages that ship with the registry's list of known
// vulnerabilities. Exits with 1 when one of them is high or critical. Some registries have no such
// list; then it says so, and exits with 0, because nothing is known.
import { spawnSync } from 'node:child_process';
import { auditVerdict } from './auditVerdict.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { vulnerable, line } = auditVerdict(stdout ?? '');
for (const each of vulnerable) console.error(each);
console.log(line);
process.exitCode = vulnerable.length > 0 ? 1 : 0;
