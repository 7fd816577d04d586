import { npmInstallFailure } from './npmInstallFailure';

const NO_ANSWER = /^The registry did not answer \(\w+\), so the second build could not be made\./;

test.each([
  'npm error code ENOTFOUND\nnpm error network request to https://packages.example failed',
  'npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED',
  'npm error code ETIMEDOUT\nnpm error network',
  'npm error code E503\nnpm error 503 Service Unavailable',
])('REL-09 a registry that does not answer is one sentence: %j', (output) => {
  expect(npmInstallFailure(output)).toMatch(NO_ANSWER);
  expect(npmInstallFailure(output)).not.toContain('\n');
});

test('REL-09 REL-20 a package with another hash than in the lock file is one sentence', () => {
  expect(npmInstallFailure('npm error code EINTEGRITY\nnpm error sha512-a expected')).toBe(
    'A package that the registry sent is not the one in package-lock.json.',
  );
});

test('REL-09 any other failure has the first line of npm', () => {
  expect(npmInstallFailure('npm warn old\nnpm error code EUSAGE\nnpm error more')).toBe(
    'The packages of the second build could not be installed: code EUSAGE.',
  );
  expect(npmInstallFailure('')).toBe(
    'The packages of the second build could not be installed: npm gave no reason.',
  );
});
