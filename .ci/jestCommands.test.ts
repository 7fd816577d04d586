import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const COMMAND = /npx jest --selectProjects[^`\n]*/g;
/** The projects, and behind `--` what to run: without it Jest takes a path as a project's name. */
const RUNS_A_PART = /^npx jest --selectProjects( (unit|dom|devnet))+( -- \S.*)?$/;

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

const commandsIn = (text: string) => text.match(COMMAND) ?? [];

test('a path among the projects is found', () => {
  const [command = ''] = commandsIn('Tests: `npx jest --selectProjects unit dom lib/holdings`.');
  expect(command).not.toMatch(RUNS_A_PART);
});

test('each Jest command of the documents has -- between its projects and its paths', () => {
  const commands = documents.flatMap((name) => commandsIn(readFileSync(name, 'utf8')));
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => !RUNS_A_PART.test(command))).toEqual([]);
});
