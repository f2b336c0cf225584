import type { ServerContext } from '../../context.ts'

const retentionMs = 10_000
const subject = 'support.officials'

/** Which accounts are official customer service, remembered for ten seconds so that a message costs no query; processes notify each other of a
 *  change. What is written to an account is judged again where a case opens. */
export class OfficialAccounts {
  readonly #context: Pick<ServerContext, 'db' | 'clock' | 'bus'>
  readonly #unsubscribe: () => void
  #known: { readonly ids: Promise<ReadonlySet<number>>; readonly untilMs: number } | undefined

  constructor(context: Pick<ServerContext, 'db' | 'clock' | 'bus'>) {
    this.#context = context
    this.#unsubscribe = context.bus.subscribe(subject, () => this.#forget())
    context.bus.onLost(() => this.#forget())
  }

  current(): Promise<ReadonlySet<number>> {
    const nowMs = this.#context.clock()
    if (this.#known && this.#known.untilMs > nowMs) return this.#known.ids
    const ids = this.#read()
    this.#known = { ids, untilMs: nowMs + retentionMs }
    ids.catch(() => this.#forget())
    return ids
  }

  /** Call it after the commit. */
  changed(): void {
    this.#context.bus.publish(subject, '')
  }

  stop(): void {
    this.#unsubscribe()
  }

  #forget(): void {
    this.#known = undefined
  }

  async #read(): Promise<ReadonlySet<number>> {
    const rows = await this.#context.db.query<{ id: number }>(
      `select id from accounts where user_type = 1 and is_enabled`,
    )
    return new Set(rows.map(({ id }) => id))
  }
}
