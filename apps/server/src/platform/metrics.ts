import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What `/metrics` tells a Prometheus server. */
export interface Metrics {
  readonly registry: Registry
  readonly calls: Histogram<'call' | 'code'>
  readonly sockets: Gauge
  readonly frames: Counter<'action'>
  readonly batchSize: Histogram<'of'>
  readonly jobs: Counter<'job' | 'outcome'>
  readonly jobQueueFailures: Counter
  readonly playback: Counter<'outcome'>
  readonly ledgerSound: Gauge
  readonly reconciliationDifferences: Gauge
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
      help: 'Frames written to sockets, by action',
      labelNames: ['action'],
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
    jobQueueFailures: new Counter({
      name: 'cliffhanger_job_queue_failures_total',
      help: 'Statements of the job queue that failed',
      registers,
    }),
    playback: new Counter({
      name: 'cliffhanger_playback_total',
      help: 'Plays reported, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    ledgerSound: new Gauge({
      name: 'cliffhanger_ledger_sound',
      help: 'What the last look at the ledger by this process found: 1 sound, 0 not',
      registers,
    }),
    reconciliationDifferences: new Gauge({
      name: 'cliffhanger_reconciliation_differences',
      help: 'Lines on which the ledger and a report of a provider differ and nobody has explained, as this process counted them last',
      registers,
    }),
  }
}
