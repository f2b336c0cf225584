import { Counter, Gauge } from 'prom-client'
import { type Metrics, openMetrics } from '../platform/metrics.ts'

/** What `/metrics` tells a Prometheus server. */
export interface ProductMetrics extends Metrics {
  readonly playback: Counter<'outcome'>
  readonly ledgerSound: Gauge
  readonly reconciliationDifferences: Gauge
}

/** The metrics of the platform and, in the same registry, those of the domains. */
export function openProductMetrics(): ProductMetrics {
  const platform = openMetrics()
  const registers = [platform.registry]
  const metrics = {
    ...platform,
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
  // A process that has not looked says nothing, rather than that all is well or not.
  metrics.ledgerSound.remove()
  metrics.reconciliationDifferences.remove()
  return metrics
}
