import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { MallNeeds } from './needs.ts'

export type MallDomain = Domain

/** What points are exchanged for: goods, orders, and the addresses they are sent to. */
export const createMallDomain = (_context: ServerContext, _domains: MallNeeds): MallDomain => ({ calls: [] })
