import fc from 'fast-check';
import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbiParameters, toHex } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import type { ArgumentPart } from './argumentParts';
import { callDetails } from './callDetails';

const TARGET = '0x60781C2586D68229fde47564546784ab3fACA982';
const FRIEND = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
const OTHER = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const MOST = 2n ** 256n - 1n;

function details(signature: string, calldata: Hex = '0x') {
  return callDetails({ target: TARGET, value: 0n, signature, calldata });
}

/** The arguments as the screen would show them. */
function shown(signature: string, calldata: Hex): string {
  const called = details(signature, calldata);
  if (called.status !== 'decoded')
    return called.status === 'noData' ? called.status : called.reason;
  const args = called.arguments.map(
    ({ name, type, parts }) => `${type}${name ? ` ${name}` : ''} = ${parts.map(textOf).join('')}`,
  );
  return [called.signature, ...args].join('; ');
}

function textOf(part: ArgumentPart): string {
  return part.type === 'address' ? `<${part.address}>` : part.text;
}

function encoded(types: string, values: readonly unknown[]): Hex {
  return encodeAbiParameters(parseAbiParameters(types), values);
}

test.each<[string, string, readonly unknown[], string]>([
  [
    'transfer(address,uint256)',
    'address,uint256',
    [FRIEND, MOST],
    `address recipient = <${FRIEND}>; uint256 amount = ${MOST}`,
  ],
  ['setDelay(uint256)', 'uint256', [0n], 'uint256 = 0'],
  [
    'f(int64,bool,uint8)',
    'int64,bool,uint8',
    [-5n, true, 255],
    'int64 = -5; bool = true; uint8 = 255',
  ],
  ['g(address[])', 'address[]', [[FRIEND, OTHER]], `address[] = [<${FRIEND}>, <${OTHER}>]`],
  [
    'h(uint256[2][])',
    'uint256[2][]',
    [
      [
        [1n, 2n],
        [3n, 4n],
      ],
    ],
    'uint256[2][] = [[1, 2], [3, 4]]',
  ],
  [
    'i((address,(uint256,bytes4))[],string)',
    '(address,(uint256,bytes4))[],string',
    [[[FRIEND, [7n, '0x12345678']]], 'say "hi",\n\u202eyou'],
    `(address,(uint256,bytes4))[] = [(<${FRIEND}>, (7, 0x12345678))]; string = "say \\"hi\\", you"`,
  ],
  ['j(bytes)', 'bytes', ['0x'], 'bytes = 0x'],
])(
  'GOV-06 the arguments of %s are decoded, with types, as exact text',
  (signature, types, values, text) => {
    expect(shown(signature, encoded(types, values))).toBe(`${signature}; ${text}`);
  },
);

test('GOV-06 a function without arguments is decoded', () => {
  expect(details('pause()')).toEqual({
    status: 'decoded',
    functionName: 'pause',
    signature: 'pause()',
    arguments: [],
  });
});

test('GOV-06 long bytes are capped for display, and complete next to it', () => {
  const bytes = toHex(new Uint8Array(100).fill(0xab));
  const called = details('f(bytes)', encoded('bytes', [bytes]));
  expect(called).toHaveProperty('arguments.0.parts', [
    { type: 'bytes', text: `0x${'ab'.repeat(64)}… (100 bytes)`, bytes },
  ]);
});

test('GOV-06 without a signature, the functions of known contracts are recognised', () => {
  const calldata = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [FRIEND, 5n],
  });
  expect(shown('', calldata)).toBe(
    `approve(address,uint256); address spender = <${FRIEND}>; uint256 amount = 5`,
  );
  expect(shown('', `${calldata}00`)).toBe('otherData');
  expect(shown('', '0xd0e30db0')).toBe('deposit()');
  expect(shown('', '0x12345678')).toBe('unknownFunction');
  expect(shown('', '0x1234')).toBe('unknownFunction');
  expect(shown('', '0x')).toBe('noData');
});

test.each([
  'transfer(address, uint256)',
  'transfer(address to,uint256 amount)',
  'transfer(address,uint)',
  ' transfer(address,uint256)',
  'transfer(address,uint256) ',
  'transfer(address,uint256) view',
  'transfer(address,uint256)returns(bool)',
  'noData',
  'transfer(',
  'transfer(address,uint256',
  'tr\u0430nsfer(address,uint256)',
  '(address,uint256)',
  'f(uint257)',
  'f(mystruct)',
  'f(uint256[0][])',
  'f(()[])',
  `f(${'('.repeat(400)}`,
  `f(${Array.from({ length: 600 }, () => 'bool').join()})`,
])('GOV-06 %s is not what contracts hash, so it is shown undecoded', (signature) => {
  const calldata = encoded('address,uint256', [FRIEND, 1n]);
  expect(details(signature, calldata)).toEqual({
    status: 'undecoded',
    reason: 'unreadableSignature',
    calldata,
  });
});

test('GOV-06 a name that has the selector of a known function is not believed', () => {
  // The hash of both begins with 0xa9059cbb.
  const disguised = 'many_msg_babbage(bytes1)';
  expect(shown(disguised, encoded('bytes1', ['0x00']))).toBe('otherFunction');
});

test.each<[string, Hex]>([
  ['transfer(address,uint256)', '0x'],
  ['transfer(address,uint256)', '0x1234'],
  // A digit above the address, which a contract would ignore or refuse.
  ['transfer(address,uint256)', `0x${'1'.padEnd(128, '0')}`],
  ['pause()', '0x00'],
  ['f(bool)', `0x${'2'.padStart(64, '0')}`],
  ['f(uint8)', `0x${'100'.padStart(64, '0')}`],
  // An offset that points behind the usual place.
  ['f(bytes)', `0x${'40'.padStart(64, '0')}${'0'.repeat(128)}`],
  // An array of 2^255 elements.
  ['f(uint256[])', `0x${'20'.padStart(64, '0')}8${'0'.repeat(63)}`],
])(
  'GOV-06 data that are not exactly the arguments of %s are shown undecoded: %s',
  (signature, calldata) => {
    expect(details(signature, calldata)).toEqual({
      status: 'undecoded',
      reason: 'otherData',
      calldata,
    });
  },
);

test('GOV-06 data of more than 64 kilobytes are shown undecoded', () => {
  const calldata: Hex = `0x${'00'.repeat(65_537)}`;
  expect(shown('f(bytes)', calldata)).toBe('tooLong');
});

const TYPES = [
  'address',
  'uint256',
  'bytes',
  'string',
  'bool',
  'int8',
  'bytes32',
  'address[]',
  'uint256[2]',
  '(bool,bytes)[][]',
  'bytes[][][][]',
];
const calldatas = fc
  .oneof(
    fc.uint8Array({ maxLength: 400 }),
    // Words that are likely offsets and lengths.
    fc
      .array(fc.oneof(fc.nat(512), fc.constant(0), fc.constant(32)), { maxLength: 40 })
      .map((words) =>
        Uint8Array.from(words.flatMap((word) => [...new Uint8Array(30), word >> 8, word & 255])),
      ),
  )
  .map((bytes) => toHex(bytes));
const signatures = fc.oneof(
  fc.array(fc.constantFrom(...TYPES), { maxLength: 5 }).map((types) => `f(${types.join()})`),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.string({ maxLength: 60, unit: fc.constantFrom(...'f(),[]019 tuplein') }),
  fc.constantFrom('', 'transfer(address,uint256)'),
);

test('GOV-06 whatever a proposer writes, nothing throws, and what is decoded is all there is', () => {
  fc.assert(
    fc.property(signatures, calldatas, (signature, calldata) => {
      const called = details(signature, calldata);
      if (called.status !== 'decoded') return;
      for (const { parts } of called.arguments) expect(parts.length).toBeGreaterThan(0);
      if (signature !== '') expect(called.signature).toBe(signature);
    }),
    { numRuns: 3_000 },
  );
});

test('GOV-06 text that is not hex at all does not throw', () => {
  for (const calldata of ['', '0xzz', 'deadbeef', '0x123'])
    expect(() => details('f(bytes)', calldata as Hex)).not.toThrow();
});
