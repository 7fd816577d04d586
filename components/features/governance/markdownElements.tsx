/** @jsxImportSource react */
// The text of a proposal never changes, and a list may hold nothing but its items: no text here
// needs an element of its own.
import type { ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { MarkdownLink } from './MarkdownLink';

type Parts = { children?: ReactNode };

/**
 * What each element of markdown is shown as. None passes on any property but its children: no
 * class of a code fence, id, alignment or style. The page has the only h1.
 */
export const MARKDOWN_ELEMENTS = {
  h1: ({ children }: Parts) => <h2>{children}</h2>,
  h2: ({ children }: Parts) => <h3>{children}</h3>,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  p: ({ children }: Parts) => <p>{children}</p>,
  ul: ({ children }: Parts) => <ul>{children}</ul>,
  // The first number is a part of the text. More than three digits have no room before it.
  ol: ({ children, start = 1 }) => <ol start={start < 1_000 ? start : 1}>{children}</ol>,
  li: ({ children }: Parts) => <li>{children}</li>,
  em: ({ children }: Parts) => <em>{children}</em>,
  strong: ({ children }: Parts) => <strong>{children}</strong>,
  del: ({ children }: Parts) => <del>{children}</del>,
  code: ({ children }: Parts) => <code translate="no">{children}</code>,
  pre: ({ children }: Parts) => <pre>{children}</pre>,
  blockquote: ({ children }: Parts) => <blockquote>{children}</blockquote>,
  table: ({ children }: Parts) => <table>{children}</table>,
  thead: ({ children }: Parts) => <thead>{children}</thead>,
  tbody: ({ children }: Parts) => <tbody>{children}</tbody>,
  tr: ({ children }: Parts) => <tr>{children}</tr>,
  th: ({ children }: Parts) => <th>{children}</th>,
  td: ({ children }: Parts) => <td>{children}</td>,
  br: () => <br />,
  hr: () => <hr />,
  a: MarkdownLink,
  // A picture would reveal the reader to its host.
  img: ({ alt }) => alt,
  // The number of a footnote: without brackets it would be read as a part of an amount.
  sup: ({ children }: Parts) => <>[{children}]</>,
  // The box of a task.
  input: ({ checked }) => (checked ? '[x]' : '[ ]'),
} satisfies Components;

/** Of any other element, only the parts are shown. */
export const SHOWN_ELEMENTS = Object.keys(MARKDOWN_ELEMENTS);

function Heading({ children }: Parts) {
  return <h4>{children}</h4>;
}
