import ts from 'typescript';

/**
 * A file of the code as a tree whose nodes know their parents. Throws a `SyntaxError` where the file
 * does not parse: a check that sees a part of a file finds nothing wrong in the rest.
 *
 * @param path - Its ending decides the syntax: `<T>(...) =>` is a function in `.ts`, and an element in
 *   `.tsx`.
 */
export function parsed(path: string, text: string): ts.SourceFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const [error] = errorsOf(source);
  if (error === undefined) return source;
  const { line } = source.getLineAndCharacterOfPosition(error.start);
  const message = ts.flattenDiagnosticMessageText(error.messageText, ' ');
  throw new SyntaxError(`${path}:${line + 1}: ${message}`);
}

/** The compiler keeps the errors of a file's syntax in a property that its types leave out. */
function errorsOf(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  return (source as unknown as { parseDiagnostics: readonly ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
}
