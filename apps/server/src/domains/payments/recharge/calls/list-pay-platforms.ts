import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { PaymentDeps } from '../../deps.ts'
import { readConditions } from '../conditions.ts'
import { listOpenChannels, presentChannel } from '../open-channels.ts'

/** Channels open now as one list, for orders of one type where it is given. */
export const listPayPlatforms =
  (deps: PaymentDeps): Handler<typeof rechargeCalls.listPayPlatforms> =>
  async (context, { order_type: type }) => {
    const open = await listOpenChannels(deps, context.db, await readConditions(context.db, deps.domains), type)
    return { list: open.map((channel) => presentChannel(context, channel)) }
  }
