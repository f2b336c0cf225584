import { expect, it } from 'vitest'
import { openProductMetrics } from './product-metrics.ts'

it('says nothing of a ledger that this process has not looked at', async () => {
  const metrics = openProductMetrics()
  expect(await metrics.registry.metrics()).not.toMatch(/^cliffhanger_(ledger_sound|reconciliation_differences) /m)
  metrics.ledgerSound.set(1)
  const said = await metrics.registry.metrics()
  expect(said).toMatch(/^cliffhanger_ledger_sound 1$/m)
  expect(said).toMatch(/^cliffhanger_build_info\{version="\d+\.\d+\.\d+"\} 1$/m)
})
