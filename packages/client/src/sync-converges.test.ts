import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { startSync } from './sync.ts'
import { MemoryStore } from './testing/memory-store.ts'
import { ModelServer } from './testing/model-server.ts'
import { PendingQuestions, settled } from './testing/pending-questions.ts'

const streams = ['p_1_2', 'p_1_3', 'g_7', 'u_1', 'platform'] as const

/** One thing that may happen to a device; numbers choose among what is under way. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('append'), pick: fc.nat() }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deliver'), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat'), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose'), pick: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer'), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail'), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('storeFails'), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask'), pick: fc.nat() }) },
)

it('converges to the state of the server under any loss, repetition, reordering and failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), fc.integer({ min: 1, max: 5 }), async (steps, pageSize) => {
      const server = new ModelServer()
      server.pageSize = pageSize
      for (const stream of streams) server.append(stream)
      const questions = new PendingQuestions(server)
      const store = MemoryStore.knowing(Object.fromEntries(streams.map((stream) => [stream, 1])), {
        epoch: server.epoch,
        serverTimeMs: server.nowMs,
      })
      const underWay: ReturnType<ModelServer['append']>[] = []
      const sync = startSync({ store, questions, onError: () => undefined })
      sync.refresh()

      for (const { kind, pick } of steps) {
        server.nowMs += 20_000
        const frame = underWay[pick % underWay.length]
        const question = questions.pending[pick % questions.pending.length]
        if (kind === 'append')
          underWay.push(server.append(streams[pick % streams.length] ?? 'platform', pick % 5 ? 'private_msg' : 'void'))
        if (kind === 'deliver' || kind === 'repeat') frame && sync.receive(frame)
        if (kind === 'deliver' || kind === 'lose') frame && underWay.splice(underWay.indexOf(frame), 1)
        if (kind === 'answer') question?.answer()
        if (kind === 'fail') question?.fail()
        if (kind === 'storeFails') store.failures += 1
        if (kind === 'ask') sync.refresh()
        await settled()
      }

      store.failures = 0
      await questions.answerAll()
      sync.refresh()
      await questions.answerAll()
      await sync.stop()

      for (const stream of streams) {
        const events = server.events(stream)
        const shown = events.filter(({ action, seq }) => action !== 'void' && seq > 1).map(({ seq }) => seq)
        expect(store.cursors.get(stream), stream).toBe(events.length)
        expect(store.applied.get(stream) ?? [], stream).toEqual(shown)
      }
      expect(store.mark?.serverTimeMs).toBe(server.nowMs)
    }),
    { numRuns: 300 },
  )
})
