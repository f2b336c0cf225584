import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { Domains } from './compose-domains.ts'
import type { ServerContext } from './context.ts'
import { makePast, seedDemonstration } from './demonstration.ts'
import { openMetricsPort } from './metrics/metrics-endpoint.ts'
import { openPlatform, type Platform } from './open-platform.ts'
import { assertPortFree, assertRole } from './platform/check-start.ts'
import { openReadiness } from './platform/readiness.ts'
import { type Role, roleDoes } from './platform/role.ts'
import { addressLines, type DemoSignIn } from './print-addresses.ts'
import type { Settings } from './settings.ts'

/** A running process: its address, and the one way to end it. */
export interface Running {
  readonly port: number
  readonly signIns: readonly DemoSignIn[]
  readonly platform: Platform
  readonly domains: Domains
  readonly app: FastifyInstance
  /** Says that it is not ready and closes sockets over `DRAIN_SECONDS`, then the listener, lets what runs finish, then the engine. */
  stop(): Promise<void>
}

/** Opens the engine, the domains and the port, in this order; whatever was opened is closed again when a later step fails. */
export async function startProcess(settings: Settings, role: Role, platform: Platform): Promise<Running> {
  const { context, pulse } = platform
  const drainMs = settings.DRAIN_SECONDS * 1000
  const readiness = openReadiness({ leadMs: drainMs, isBalanced: role === 'api' })
  const composed = new Domains(context)
  try {
    const app = await buildApp({
      context,
      pulse,
      authentication: composed.authentication,
      domains: composed.all,
      role,
      readiness,
    })
    if (roleDoes.sockets(role)) composed.gateway.attach(app.server)
    await context.jobs.start()
    // Before the first job runs: jobs follow the real clock.
    const compose = (other: ServerContext) => new Domains(other)
    const operators = settings.DEMO ? await makePast(context, compose) : []
    for (const domain of composed.all) await domain.start?.(role)
    const signIns = settings.DEMO ? await seedDemonstration(context, composed, operators, compose) : []
    const metricsPort = await openMetricsPort(context)
    await app.listen({ host: settings.HOST, port: settings.PORT })
    const address = app.server.address()
    return {
      port: typeof address === 'object' && address ? address.port : settings.PORT,
      signIns,
      platform,
      domains: composed,
      app,
      async stop() {
        await Promise.all([readiness.drain(), composed.gateway.drain(drainMs)])
        await app.close()
        await metricsPort?.close()
        for (const domain of [...composed.all].reverse()) await domain.stop?.()
        await platform.close()
      },
    }
  } catch (error) {
    await platform.close()
    throw error
  }
}

interface Life {
  running?: Running
  isStopping: boolean
}

/** One Ctrl-C may arrive several times: from the terminal, and from each process that hands it on. */
const echoMs = 1000

/** Serves until SIGINT or SIGTERM. Ctrl-C pressed again ends the process at once; so does a drain that never ends. A supervisor that signals
 *  a whole group says the same several times and means it once. */
export async function serve(settings: Settings, role: Role): Promise<void> {
  assertRole(settings, role)
  await assertPortFree(settings)
  const life: Life = { isStopping: false }
  let stoppingMs = 0
  const stop = (signal: NodeJS.Signals) => {
    if (life.isStopping) {
      if (signal === 'SIGINT' && performance.now() - stoppingMs > echoMs) process.exit(1)
      return
    }
    life.isStopping = true
    stoppingMs = performance.now()
    void endProcess(life.running, signal, settings, 0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)

  const platform = await openPlatform(settings, role)
  void endWhenLost(platform, life, settings)
  life.running = await startProcess(settings, role, platform)
  if (life.isStopping) return
  console.log(addressLines({ port: life.running.port, role, settings, signIns: life.running.signIns }).join('\n'))
}

/** Better an end that whoever watches over the process sees than one that refuses every call for ever. */
async function endWhenLost(platform: Platform, life: Life, settings: Settings): Promise<void> {
  const error = await platform.lost
  console.error(`The database could not be brought back, so the server ends: ${error.message}`)
  if (life.isStopping) return
  life.isStopping = true
  await endProcess(life.running, 'no database', settings, 1)
}

async function endProcess(
  running: Running | undefined,
  cause: string,
  settings: Settings,
  exitCode: 0 | 1,
): Promise<void> {
  const patience = sleep((settings.DRAIN_SECONDS + 30) * 1000, undefined, { ref: false }).then(() => {
    console.error(`${cause}: the server did not end in time`)
    process.exit(1)
  })
  await Promise.race([running?.stop(), patience])
  process.exit(exitCode)
}
