import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import * as z from 'zod'
import type { Pulse } from './database/database-pulse.ts'
import type { Bus } from './realtime/bus.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))

/** What `/metrics` tells a Prometheus server of the engine; `product-metrics.ts` adds what the domains count. */
export interface Metrics {
  readonly registry: Registry
  readonly calls: Histogram<'call' | 'code'>
  readonly sockets: Gauge
  readonly frames: Counter
  readonly batchSize: Histogram<'of'>
  readonly jobs: Counter<'job' | 'outcome'>
  readonly jobQueueFailures: Counter
  readonly socketCloses: Counter<'code'>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = makeMetrics(registry)
  new Gauge({
    name: 'cliffhanger_build_info',
    help: 'Version of this build',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
  return metrics
}

/** Adds what is read at each look: the connections of calls, and whether the database answers. */
export function watchDatabase(
  { registry }: Metrics,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  pulse: Pick<Pulse, 'isAway'>,
): void {
  const connections = new Gauge({
    name: 'cliffhanger_database_connections',
    help: 'Connections of calls by state, and how many wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const replies = new Gauge({
    name: 'cliffhanger_database_answers',
    help: '1 while the database answers, 0 while it is away or hangs',
    registers: [],
    collect() {
      this.set(pulse.isAway ? 0 : 1)
    },
  })
  registry.registerMetric(connections)
  registry.registerMetric(replies)
}

/** Adds whether NATS is there; a process without it says nothing of it. */
export function watchBus({ registry }: Metrics, bus: Pick<Bus, 'isConnected'>): void {
  const connected = new Gauge({
    name: 'cliffhanger_nats_connected',
    help: '1 while this process is connected to NATS, 0 while it hears nothing of the others',
    registers: [],
    collect() {
      this.set(bus.isConnected() ? 1 : 0)
    },
  })
  registry.registerMetric(connected)
}

function makeMetrics(registry: Registry): Metrics {
  const registers = [registry]
  return {
    registry,
    calls: new Histogram({
      name: 'cliffhanger_call_seconds',
      help: 'Time to answer a call, by call and code',
      labelNames: ['call', 'code'],
      buckets: [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    sockets: new Gauge({ name: 'cliffhanger_sockets', help: 'Open sockets', registers }),
    frames: new Counter({
      name: 'cliffhanger_frames_total',
      help: 'Writes of frames to sockets; one write may hold several frames of a room',
      registers,
    }),
    batchSize: new Histogram({
      name: 'cliffhanger_batch_size',
      help: 'Items committed together',
      labelNames: ['of'],
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    jobs: new Counter({
      name: 'cliffhanger_jobs_total',
      help: 'Jobs ended, by outcome',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    socketCloses: new Counter({
      name: 'cliffhanger_socket_closes_total',
      help: 'Sockets closed, by code',
      labelNames: ['code'],
      registers,
    }),
    jobQueueFailures: new Counter({
      name: 'cliffhanger_job_queue_failures_total',
      help: 'Statements of the job queue that failed',
      registers,
    }),
  }
}
