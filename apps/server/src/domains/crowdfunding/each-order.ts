import type { ServerContext } from '../../context.ts'

const ordersAtOnce = 500

interface RoundOfOrders {
  /** What waits, in an order of its own; what was done is not in it any more. */
  list(limit: number): Promise<readonly { readonly id: number }[]>
  /** False ends the round. */
  work(id: number): Promise<boolean | void>
  /** What the log says of an order whose work fails. */
  readonly failure: string
}

/** Does the work of every order that waits. One that fails is logged and left to the next round, and does not keep others back. */
export async function forEachOrder(
  { log }: Pick<ServerContext, 'log'>,
  { list, work, failure }: RoundOfOrders,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new Set<number>()
  for (;;) {
    const due = (await list(ordersAtOnce + failed.size)).filter(({ id }) => !failed.has(id))
    for (const { id } of due) {
      if (signal?.aborted) return
      try {
        if ((await work(id)) === false) return
      } catch (error) {
        failed.add(id)
        log.error({ err: error, orderId: id }, failure)
      }
    }
    if (due.length < ordersAtOnce) return
  }
}
