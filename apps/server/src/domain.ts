import type { FastifyInstance } from 'fastify'
import type { BoundCall } from './platform/handlers.ts'

/** Which part of the work a process does; `all` does everything (docs/ARCHITECTURE.md). */
export type Role = 'all' | 'api' | 'gateway' | 'worker'

/** What every domain shows to the process that hosts it. */
export interface Domain {
  readonly calls: readonly BoundCall[]
  /** Paths that are no calls of the contract: files, streams, sockets. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>
  /** Begins background work once the process listens. */
  readonly start?: (role: Role) => void | Promise<void>
  /** Ends it; called once, before the database closes. */
  readonly stop?: () => void | Promise<void>
}

/** Whether a process of this role answers calls, holds sockets, works off jobs. */
export const roleDoes = {
  calls: (role: Role) => role === 'all' || role === 'api',
  sockets: (role: Role) => role === 'all' || role === 'gateway',
  jobs: (role: Role) => role === 'all' || role === 'worker',
} as const
