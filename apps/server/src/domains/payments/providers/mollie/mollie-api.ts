import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import * as z from 'zod'

/** An answer that does not come in time is unknown, and asked for again by the jobs. */
const timeoutMs = 10_000
/** The most it lists at a time. */
const pageSize = 250

/** Mollie looked at the request and said no; anything else may have happened or not. */
export class MollieRefusal extends Error {
  override readonly name = 'MollieRefusal'
}

const moneyValue = z.object({ value: z.string(), currency: z.string() })
const timeOf = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

export const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneyValue,
  createdAt: timeOf,
  paidAt: timeOf.nullish(),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
})
export type MolliePayment = z.output<typeof payment>

export const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneyValue,
  createdAt: timeOf,
  metadata: z.unknown(),
})
export type MollieRefund = z.output<typeof refund>

export const chargeback = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: moneyValue,
  createdAt: timeOf,
  reversedAt: timeOf.nullish(),
})
export type MollieChargeback = z.output<typeof chargeback>

/** Decimals of every currency it is set up with (`MOLLIE_CURRENCY`). */
const scale = 2

export interface Value {
  readonly currency: string
  readonly amount: bigint
}

export const writeValue = ({ currency, amount }: Value) => ({
  currency: currency.toUpperCase(),
  value: formatMinor(amount, scale),
})

/** An amount of another scale than ours is none that we asked for: 0 of its currency goes to suspense. */
export const readValue = ({ value, currency }: { readonly value: string; readonly currency: string }): Value => ({
  currency: currency.toLowerCase(),
  amount: parseMinor(value, scale) ?? 0n,
})

/** The line of a chargeback that came back. */
export const reversedLine = (id: string): string => `${id}_reversed`

const reply = z.object({ title: z.string().default(''), detail: z.string().default('') })

interface Request<Schema extends z.ZodType> {
  readonly method?: 'POST' | 'DELETE'
  readonly path: string
  readonly schema: Schema
  readonly body?: object
  /** The same key again within the hour is the same act. */
  readonly idempotencyKey?: string
}

/** Mollie's API, version 2: JSON over HTTPS. Throws `MollieRefusal` where it definitely refuses, anything else where nobody knows. */
export class MollieApi {
  readonly #key: string
  readonly #address: string

  constructor(key: string, address: string) {
    this.#key = key
    this.#address = address === '' ? 'https://api.mollie.com' : address
  }

  async request<Schema extends z.ZodType>({
    method,
    path,
    schema,
    body,
    idempotencyKey,
  }: Request<Schema>): Promise<z.output<Schema>> {
    const response = await fetch(new URL(`/v2/${path}`, this.#address), {
      method: method ?? 'GET',
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.ok) return schema.parse(JSON.parse(text))
    const { status } = response
    // 409: the same key is being worked on; 429: too many questions; 401 and 403: our key, not what was asked.
    if (![400, 404, 405, 410, 422].includes(status)) throw new Error(`Mollie answered ${status} to ${path}`)
    const { title, detail } = reply.catch({ title: '', detail: '' }).parse(readJson(text))
    throw new MollieRefusal(`${status} ${title} ${detail}`.trim())
  }

  /** Every object of a list, newest first, page by page for as long as somebody reads on. */
  async *list<Schema extends z.ZodType<{ id: string }>>(
    path: string,
    name: string,
    schema: Schema,
  ): AsyncGenerator<z.output<Schema>> {
    const page = z.object({
      _embedded: z.record(z.string(), z.array(schema)),
      _links: z.object({ next: z.object({ href: z.string() }).nullish() }),
    })
    for (let from = ''; ; ) {
      const query = new URLSearchParams({ limit: String(pageSize), ...(from !== '' && { from }) })
      const { _embedded: embedded, _links: links } = await this.request({
        path: `${path}?${query.toString()}`,
        schema: page,
      })
      yield* embedded[name] ?? []
      // Only the cursor is taken from the link, so that the key goes nowhere else.
      from = links.next ? (new URL(links.next.href).searchParams.get('from') ?? '') : ''
      if (from === '') return
    }
  }

  /** All of a list that is about one payment, and so is short. */
  async listAll<Schema extends z.ZodType<{ id: string }>>(
    path: string,
    name: string,
    schema: Schema,
  ): Promise<z.output<Schema>[]> {
    const all: z.output<Schema>[] = []
    for await (const item of this.list(path, name, schema)) all.push(item)
    return all
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
