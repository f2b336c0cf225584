import type { Language } from '@cliffhanger/contract/language.ts'

export interface Column {
  readonly title: string
  /** Its part of the width, compared with the other columns. */
  readonly share: number
  /** Amounts stand at the end, so that their digits are below each other. */
  readonly align?: 'start' | 'end'
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Lines of a name and its value. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }

/** A document to be printed. Everything in it is text that is already formatted for its reader. */
export interface PrintedDocument {
  readonly title: string
  readonly language: Language
  /** What the file says about when it was made. The same document with the same moment is the same file, byte by byte. */
  readonly createdMs: number
  readonly blocks: readonly Block[]
  /** Stands below every page, with its number. */
  readonly footer?: string
}
