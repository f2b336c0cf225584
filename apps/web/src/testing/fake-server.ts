import type { CallRow } from '@cliffhanger/contract/call.ts'
import { vi } from 'vitest'
import type * as z from 'zod/mini'

/** One call as the server heard it. */
interface HeardCall {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** Where the call says so, what makes it the same as an earlier one. */
  readonly key: string | null
}

type Respond = (heard: HeardCall) => Response | Promise<Response>

/** Answers the calls of the contract in place of the network; a call it was told nothing about meets a broken line. */
export class FakeServer {
  readonly heard: HeardCall[] = []
  readonly #responses = new Map<string, Respond>()

  constructor() {
    vi.stubGlobal('fetch', async (input: string, init?: { readonly body?: string; readonly headers?: HeadersInit }) => {
      const { pathname: path, searchParams: query } = new URL(input, 'http://cliffhanger.test')
      const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body)
      const heard = { path, query, body, key: new Headers(init?.headers).get('idempotency-key') }
      this.heard.push(heard)
      const respond = this.#responses.get(path)
      if (!respond) throw new TypeError(`no answer to ${path}`)
      return respond(heard)
    })
  }

  /** From now on `row` is answered with what `data` resolves to at each call. */
  answer<Data extends CallRow['data']>(
    row: CallRow<CallRow['request'], Data>,
    data: (heard: HeardCall) => z.output<Data> | Promise<z.output<Data>>,
  ): void {
    this.#responses.set(row.path, async (heard) => Response.json({ code: 200, msg: '', data: await data(heard) }))
  }

  /** From now on `row` is refused. */
  refuse(row: CallRow, code: number, data: unknown = null, message = 'no'): void {
    this.#responses.set(row.path, () => Response.json({ code, msg: message, data }))
  }

  /** From now on the answer to `row` is lost on its way: it was done, and nobody knows. */
  lose(row: CallRow): void {
    this.#responses.set(row.path, () => {
      throw new TypeError('the line broke')
    })
  }

  /** The keys `row` was asked with so far. */
  keys(row: CallRow): (string | null)[] {
    return this.heard.filter(({ path }) => path === row.path).map(({ key }) => key)
  }

  /** What `row` was asked so far. */
  requested(row: CallRow): unknown[] {
    return this.heard.filter(({ path }) => path === row.path).map(({ body }) => body)
  }
}
