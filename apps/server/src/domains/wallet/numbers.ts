import { randomBytes } from 'node:crypto'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { orderNumberBytes, orderNumberOf } from '@cliffhanger/rules/wallet/order-number.ts'
import type { ServerContext } from '../../context.ts'

/** A number for a new record of a member, such as `T261122-7K3M9QX2AB`. */
export const newNumber = (
  { clock, settings }: Pick<ServerContext, 'clock' | 'settings'>,
  kind: Parameters<typeof orderNumberOf>[0],
): string => orderNumberOf(kind, platformDay(clock(), settings.TIME_ZONE), randomBytes(orderNumberBytes))
