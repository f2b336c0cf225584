import type { Sending } from './send-body.ts'

export interface ObjectWriter {
  readonly key: string
  /** Writes the whole object at once. */
  put(content: Blob, sending?: Sending): Promise<void>
  /** Opens an object that is written in parts. */
  openParts(): Promise<string>
  /** Writes part `number` (from 1) and resolves with its mark, which `closeParts` wants back. */
  putPart(uploadId: string, number: number, content: Blob, sending: Sending): Promise<string>
  closeParts(uploadId: string, etags: readonly string[]): Promise<void>
  /** Throws away the parts written so far. */
  dropParts(uploadId: string): Promise<void>
}
