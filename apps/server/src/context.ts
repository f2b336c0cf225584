import type { ProductMetrics } from './metrics/product-metrics.ts'
import type { Clock } from './platform/clock.ts'
import type { DatabaseClock } from './platform/database/database-clock.ts'
import type { Database } from './platform/database/db.ts'
import type { Jobs } from './platform/database/jobs.ts'
import type { Limits } from './platform/http/limits.ts'
import type { Log } from './platform/log.ts'
import type { PageGuard } from './platform/outgoing/read-page.ts'
import type { Bus } from './platform/realtime/bus.ts'
import type { Secrets } from './platform/security/secrets.ts'
import type { ObjectStore } from './platform/storage/storage.ts'
import type { Settings } from './settings.ts'

/** The one object handed down: everything a domain may touch outside itself. */
export interface ServerContext {
  readonly settings: Settings
  readonly clock: Clock
  /** For what may happen once a day: no process's own clock decides that. */
  readonly databaseClock: DatabaseClock
  readonly log: Log
  readonly db: Database
  readonly bus: Bus
  readonly storage: ObjectStore
  /** Whether the object store has answered since this process began. */
  isStoreReached(): boolean
  readonly jobs: Jobs
  readonly limits: Limits
  readonly metrics: ProductMetrics
  readonly secrets: Secrets
  /** Which pages of others may be read where a stranger names them. */
  readonly pageGuard: PageGuard
}
