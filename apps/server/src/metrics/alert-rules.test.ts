import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { watchBus, watchDatabase } from '../platform/metrics.ts'
import { openMemoryBus } from '../platform/realtime/bus.ts'
import { openProductMetrics } from './product-metrics.ts'

const rules = await readFile(new URL('../../../../docs/alerts.yml', import.meta.url), 'utf8')

/** Words of the language of expressions, the labels Prometheus itself gives, and its own metric. */
const words = new Set('sum rate increase count histogram_quantile by le up'.split(' '))
/** Labels of what is scraped. */
const scraped: Readonly<Record<string, string>> = { exported_job: 'job' }

const expressions = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression)

/** What a process says, with every label it may have. */
async function known(): Promise<{ names: Set<string>; labels: Set<string> }> {
  const metrics = openProductMetrics()
  watchDatabase(metrics, { totalCount: 1, idleCount: 1, waitingCount: 0 }, { isAway: false })
  watchBus(metrics, openMemoryBus())
  metrics.calls.observe({ call: 'a', code: 200 }, 1)
  metrics.jobs.inc({ job: 'a', outcome: 'done' })
  metrics.socketCloses.inc({ code: 1000 })
  metrics.playback.inc({ outcome: 'played' })
  metrics.batchSize.observe({ of: 'a' }, 1)
  metrics.ledgerSound.set(1)
  metrics.reconciliationDifferences.set(0)
  const text = await metrics.registry.metrics()
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return {
    names: new Set(samples.map((line) => /^\w+/.exec(line)?.[0] ?? '')),
    labels: new Set(samples.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label))),
  }
}

it('the alert rules name metrics and labels that exist', async () => {
  const { names, labels } = await known()
  expect(expressions.length).toBeGreaterThan(10)
  for (const expression of expressions) {
    const used = [
      ...[...expression.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
      ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    ]
    for (const label of expression.startsWith('up{') ? [] : used)
      expect(labels, expression).toContain(scraped[label] ?? label)
    const bare = expression
      .replace(/\{[^}]*\}/g, ' ')
      .replace(/by \([^)]*\)/g, ' ')
      .replace(/\[\w+\]/g, ' ')
    for (const [name] of bare.matchAll(/[a-z_]\w*/g)) {
      if (words.has(name) || /^e\d+$/.test(name)) continue
      expect(names, expression).toContain(name)
    }
  }
})

it('every metric of ours that can be wrong has a rule', async () => {
  const { names } = await known()
  const unwatched = [...names]
    .filter((name) => name.startsWith('cliffhanger_'))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => !expressions.some((expression) => expression.includes(name)))
  // How much there is, which is neither right nor wrong.
  expect([...new Set(unwatched)].toSorted()).toEqual([
    'cliffhanger_batch_size',
    'cliffhanger_frames_total',
    'cliffhanger_socket_closes_total',
    'cliffhanger_sockets',
  ])
})
