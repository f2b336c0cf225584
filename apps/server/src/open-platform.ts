import { join } from 'node:path'
import type { ServerContext } from './context.ts'
import { openProductMetrics } from './metrics/product-metrics.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { appRole } from './platform/database/app-role.ts'
import { type DatabaseClock, databaseClock } from './platform/database/database-clock.ts'
import { openPulse, type Pulse } from './platform/database/database-pulse.ts'
import { examineDatabase } from './platform/database/database-session.ts'
import { type Database, openDatabase } from './platform/database/db.ts'
import { openJobs } from './platform/database/jobs.ts'
import { type Cluster, findRunningCluster, startCluster } from './platform/database/postgres/cluster.ts'
import { prepareSchema } from './platform/database/prepare-schema.ts'
import { openLimits } from './platform/http/limits.ts'
import { type Log, openLog } from './platform/log.ts'
import { watchBus, watchDatabase } from './platform/metrics.ts'
import { type PageGuard, publicPages } from './platform/outgoing/read-page.ts'
import type { Bus } from './platform/realtime/bus.ts'
import { openMemoryBus } from './platform/realtime/bus.ts'
import { openNatsBus } from './platform/realtime/nats-bus.ts'
import { type Role, roleDoes } from './platform/role.ts'
import { adoptSecrets } from './platform/security/master-keys.ts'
import { type MasterSecrets, nameOfServer, openSecrets } from './platform/security/secrets.ts'
import { prepareDataFolder } from './platform/storage/data-folder.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Settings } from './settings.ts'

/** The engine of one process: everything below the domains, opened and migrated. */
export interface Platform {
  readonly context: ServerContext
  /** Whether the database answers. */
  readonly pulse: Pulse
  /** Resolves with the reason when something the process cannot do without is gone for good. */
  readonly lost: Promise<Error>
  /** Lets go of everything, the bundled database last. */
  close(): Promise<void>
}

/** What a test or a measurement puts in place of the real thing. */
export interface PlatformDeps {
  readonly clock?: Clock
  readonly databaseClock?: DatabaseClock
  readonly log?: Log
  readonly bus?: Bus
  readonly pageGuard?: PageGuard
  /** False: jobs run when somebody asks for them, not by the time of day. */
  readonly hasSchedules?: boolean
}

/** Opens the engine in the order its parts need each other; a part that cannot be opened takes those before it down again. */
export async function openPlatform(settings: Settings, role: Role, deps: PlatformDeps = {}): Promise<Platform> {
  const clock = deps.clock ?? systemClock
  const log = deps.log ?? openLog(settings.LOG_LEVEL)
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    await prepareDataFolder(settings.DATA_DIR)
    const masters = await openMasterSecrets(settings)
    const { url, lost } = await openDatabaseServer(settings, log, closers)
    const { isPooled } = await examineDatabase(url)
    await prepareSchema({ url, isPooled, mayMigrate: settings.MIGRATE, log })
    const pulse = openPulse({ url, name: nameOfServer(masters), log })
    closers.push(() => pulse.close())
    const db = openDatabase({ url, isPooled, pulse, poolSize: settings.DATABASE_POOL, log, role: appRole })
    closers.push(() => db.close())
    const secrets = await adoptSecrets(db, masters, clock())
    const bus = deps.bus ?? (settings.NATS_URL ? await openNatsBus({ url: settings.NATS_URL, log }) : openMemoryBus())
    closers.push(() => bus.close())
    const { storage, ...store } = await openStorage({ settings, clock, log, secret: secrets.secret('object-store') })
    closers.push(async () => store.close())
    const metrics = openProductMetrics()
    watchDatabase(metrics, db.pool, pulse)
    if (settings.NATS_URL) watchBus(metrics, bus)
    const jobs = openJobs({
      url,
      isPooled,
      pulse,
      isWorker: roleDoes.jobs(role),
      hasSchedules: deps.hasSchedules ?? true,
      mayMigrate: settings.MIGRATE,
      metrics,
      log,
    })
    closers.push(() => jobs.stop())
    const limits = openLimits(settings.RATE_FACTOR)
    const isStoreReached = store.isReached
    const context = {
      settings,
      clock,
      databaseClock: deps.databaseClock ?? databaseClock,
      log,
      db,
      bus,
      storage,
      isStoreReached,
      jobs,
      limits,
      metrics,
      secrets,
      pageGuard: deps.pageGuard ?? publicPages,
    }
    return { context, pulse, lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

export const openMasterSecrets = (settings: Settings): Promise<MasterSecrets> =>
  openSecrets({
    secretKey: settings.SECRET_KEY,
    previousKeys: settings.SECRET_KEY_PREVIOUS,
    file: secretsFile(settings),
  })

export const secretsFile = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'secrets.json')

/** The database alone, migrated, with the rights of its owner: for commands on the machine, beside a running server or without one. */
export async function openOwnDatabase(settings: Settings, log: Log): Promise<{ db: Database; close(): Promise<void> }> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const running = settings.DATABASE_URL || (await findRunningCluster(join(settings.DATA_DIR, 'postgres')))
    const { url } = await openDatabaseServer({ ...settings, DATABASE_URL: running ?? '' }, log, closers)
    const { isPooled } = await examineDatabase(url)
    await prepareSchema({ url, isPooled, mayMigrate: settings.MIGRATE, log })
    const db = openDatabase({ url, isPooled, poolSize: 2, log })
    closers.push(() => db.close())
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The database at `DATABASE_URL`, which is its operator's to keep running, else the bundled one. */
async function openDatabaseServer(
  settings: Settings,
  log: Log,
  closers: (() => Promise<void>)[],
): Promise<Pick<Cluster, 'url' | 'lost'>> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, lost: new Promise(() => {}) }
  const cluster = await startCluster({
    folder: join(settings.DATA_DIR, 'postgres'),
    log: {
      debug: (line) => log.debug(line),
      error: (details, message) => log.error(details, message),
    },
  })
  closers.push(() => cluster.stop())
  return cluster
}
