import { AppError } from '@/lib/base/errors/appError';
import { plainText } from '@/lib/base/text/plainText';

/** The maximum length of a list's problems, which may quote the list. */
const MAX_PROBLEM_CHARACTERS = 300;

/** What is wrong with a list. */
export type ListProblem = {
  /** In English, for logs. */
  readonly sentence: string;
  /** The place in the file, and its rule in signs: the same in each language. */
  readonly sign: string;
};

/** A list breaks the rules of the token list standard; `problems` has the first few. */
export class InvalidListError extends AppError {
  constructor(problems: readonly ListProblem[]) {
    const sentences = problems.map(({ sentence }) => sentence);
    super(`Token list failed validation: ${joined(sentences)}`, {
      code: 'listErrors.invalid',
      values: { errors: joined(problems.map(({ sign }) => sign)) },
    });
  }
}

function joined(problems: readonly string[]): string {
  return plainText(problems.join('; '), MAX_PROBLEM_CHARACTERS);
}

/** A list names a token of one chain twice. */
export class DuplicateTokensError extends AppError {
  constructor() {
    super('Duplicate tokens.', { code: 'listErrors.duplicateTokens' });
  }
}

/** A list has changed without a new version number. */
export class NoVersionBumpError extends AppError {
  constructor() {
    super('unexpected no version bump', { code: 'listErrors.noVersionBump' });
  }
}

/** An update was accepted, but the list has none. */
export class NoPendingUpdateError extends AppError {
  constructor() {
    super('accept list update called without pending update', {
      code: 'listErrors.noPendingUpdate',
    });
  }
}

/** The text is not the address of a list. */
export class UnknownProtocolError extends AppError {
  constructor() {
    super('Unrecognized list URL protocol.', { code: 'listErrors.protocol' });
  }
}

/** Every source of a list failed; `cause` is the last failure. */
export class FailedDownloadError extends AppError {
  constructor(url: string, cause: unknown) {
    super(`Failed to download list ${url}`, {
      code: 'listErrors.download',
      values: { url: plainText(url) },
      cause,
    });
  }
}

/** The `cause` of a failed download whose file is not JSON. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';
  /** Whether the file looks like a web page: its first character is that of a tag. */
  readonly isWebPage: boolean;

  constructor(text: string, cause: unknown) {
    super('The file is not JSON.', { cause });
    this.isWebPage = text.trimStart().startsWith('<');
  }
}

/** The ENS name of a list cannot be resolved; `cause` says why. */
export class UnresolvedListNameError extends AppError {
  constructor(name: string, cause?: unknown) {
    super(`Failed to resolve ENS name: ${name}`, {
      code: 'listErrors.unresolvedName',
      values: { name: plainText(name) },
      cause,
    });
  }
}

/** The content hash of a list's ENS name cannot be read. */
export class UnreadableContentHashError extends AppError {
  constructor(contenthash: string, cause?: unknown) {
    super(`Failed to translate contenthash to URI: ${contenthash}`, {
      code: 'listErrors.contentHash',
      values: { contenthash: plainText(contenthash) },
      cause,
    });
  }
}

/** The content hash of a list's ENS name is for another network than IPFS. */
export class UnknownCodecError extends AppError {
  constructor() {
    super('Unrecognized codec.', { code: 'listErrors.codec' });
  }
}
