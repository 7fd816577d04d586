import { bundledModules } from './bundledModules';

/**
 * A script of the bundler with the function of each module in parentheses. An engine compiles such
 * a function while it loads the script, off the main thread, instead of at its first call.
 */
export function withEagerModules(script: string): string {
  let text = '';
  let end = 0;
  for (const { code } of bundledModules(script)) {
    text += `${script.slice(end, code.start)}(${script.slice(code.start, code.end)})`;
    end = code.end;
  }
  return text + script.slice(end);
}

/** The offsets at which {@link withEagerModules} inserts a parenthesis. */
export function parenthesisOffsets(script: string): readonly number[] {
  return bundledModules(script).flatMap(({ code }) => [code.start, code.end]);
}
