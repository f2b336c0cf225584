import type { RefusalName } from '@cliffhanger/contract/errors.ts'

/** An expected "no": becomes `{code, msg, data}` at the boundary, in the language of the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly refusal: RefusalName
  readonly details: Readonly<Record<string, unknown>> | null
  /** Replaces the catalogue's text when an operator wrote a text (3004). */
  readonly text: string | undefined

  constructor(refusal: RefusalName, details: Readonly<Record<string, unknown>> | null = null, text?: string) {
    super(refusal)
    this.refusal = refusal
    this.details = details
    this.text = text
  }
}

/** Refuses the call with a code that its row declares. */
export function refuse(refusal: RefusalName, details?: Readonly<Record<string, unknown>>, text?: string): never {
  throw new Refusal(refusal, details ?? null, text)
}

/** Refuses one field of the request: 4000 with `data.field`. */
export const refuseField = (field: string): never => refuse('invalidParameter', { field })
