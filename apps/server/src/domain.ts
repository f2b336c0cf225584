import type { FastifyInstance } from 'fastify'
import type { BoundCall } from './platform/http/handlers.ts'
import type { Role } from './platform/role.ts'

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
