import { spawnSync } from 'node:child_process';
import { ACCOUNTS, DEMO_KEY } from '@/devnet/accounts';
import { type Chain, startChain } from '@/devnet/node/chain';
import { openFujiAccess } from './fujiAccess';

/** A private key whose account has nothing. */
const OTHER_KEY = `0x${'5a'.repeat(32)}`;

let fuji: Chain;
let avalanche: Chain;

beforeAll(async () => {
  [fuji, avalanche] = await Promise.all([startChain(43113), startChain(43114)]);
});
afterAll(() => Promise.all([fuji.stop(), avalanche.stop()]));

/** Runs the command with these variables; returns its exit code and all that it wrote. */
function command(variables: Readonly<Record<string, string>>) {
  const { FUJI_RPC, FUJI_KEY, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'e2e:fuji'], {
    env: { ...env, ...variables },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, written: (stdout + stderr).replace(/^npm warn .*\n/gm, '').trim() };
}

test('REL-04 without both variables the command exits with 0, and says in one sentence why', () => {
  expect(command({})).toEqual({
    status: 0,
    written: 'Skipped: FUJI_RPC and FUJI_KEY are not set, so there is no Fuji to test on.',
  });
  expect(command({ FUJI_RPC: fuji.url })).toEqual({
    status: 0,
    written: 'Skipped: FUJI_KEY is not set, so there is no Fuji to test on.',
  });
});

test('REL-04 the command refuses another chain, in one sentence without the key', () => {
  expect(command({ FUJI_RPC: avalanche.url, FUJI_KEY: DEMO_KEY })).toEqual({
    status: 1,
    written: 'FUJI_RPC is an endpoint of chain 43114; Fuji is 43113.',
  });
});

test('REL-04 the endpoint and the account of the variables are used, and another account is sent to', async () => {
  const { rpcUrl, account, recipient } = await openFujiAccess({
    FUJI_RPC: fuji.url,
    FUJI_KEY: DEMO_KEY,
  });
  expect(rpcUrl).toBe(fuji.url);
  expect(account.address).toBe(ACCOUNTS.demo);
  expect(recipient).not.toBe(account.address);
});

test.each([
  ['an account that has too little AVAX', OTHER_KEY, / has 0 AVAX on Fuji; a run needs 0\.1\.$/],
  ['a key that is too short', DEMO_KEY.slice(0, -1), /^FUJI_KEY must be a private key/],
  ['a key that belongs to no account', `0x${'0'.repeat(64)}`, /^FUJI_KEY must be a private key/],
])('REL-04 %s is refused in a sentence without the key', async (_what, key, sentence) => {
  const opened = openFujiAccess({ FUJI_RPC: fuji.url, FUJI_KEY: key });
  await expect(opened).rejects.toThrow(sentence);
  await expect(opened).rejects.not.toThrow(key.slice(2));
});

test.each([
  ['no URL', 'fuji', /^FUJI_RPC must be an https URL/],
  ['an insecure URL', 'http://fuji.example/rpc', /^FUJI_RPC must be an https URL/],
  [
    'an address without a node',
    'http://localhost:9',
    /^The endpoint of FUJI_RPC does not answer\.$/,
  ],
])('REL-04 an endpoint that is %s is refused in a sentence', async (_what, url, sentence) => {
  await expect(openFujiAccess({ FUJI_RPC: url, FUJI_KEY: DEMO_KEY })).rejects.toThrow(sentence);
});
