import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { ModelServer } from '../testing/model-server.ts'
import { PendingQuestions, settled } from '../testing/pending-questions.ts'
import { startSync } from './sync.ts'

const streams = ['p_1_2', 'p_1_3', 'g_7', 'u_1', 'platform'] as const

/** One thing that may happen to a device; numbers choose among what is under way. */
const happens = (kind: string, weight: number) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), pick: fc.nat() }),
})
const step = fc.oneof(
  happens('append', 6),
  happens('deliver', 5),
  happens('repeat', 2),
  happens('lose', 2),
  happens('answer', 4),
  happens('fail', 3),
  happens('storeFails', 1),
  happens('ask', 1),
  happens('restart', 1),
)

it('converges to the state of the server under any loss, repetition, reordering, failure and restart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 100 }),
      fc.integer({ min: 1, max: 5 }),
      async (steps, pageSize) => {
        const server = new ModelServer()
        server.pageSize = pageSize
        for (const stream of streams) server.append(stream)
        const questions = new PendingQuestions(server)
        const store = MemoryStore.knowing(Object.fromEntries(streams.map((stream) => [stream, 1])), {
          epoch: server.epoch,
          serverTimeMs: server.nowMs,
        })
        const underWay: ReturnType<ModelServer['append']>[] = []
        const start = () => startSync({ store, questions, onError: () => undefined })
        let sync = start()
        sync.refresh()

        for (const { kind, pick } of steps) {
          server.nowMs += 20_000
          const frame = underWay[pick % underWay.length]
          const question = questions.pending[pick % questions.pending.length]
          switch (kind) {
            case 'append':
              underWay.push(
                server.append(streams[pick % streams.length] ?? 'platform', pick % 5 ? 'private_msg' : 'void'),
              )
              break
            case 'repeat':
              if (frame) sync.receive(frame)
              break
            case 'deliver':
              if (frame) sync.receive(frame)
              underWay.splice(pick % underWay.length, 1)
              break
            case 'lose':
              underWay.splice(pick % underWay.length, 1)
              break
            case 'answer':
              question?.answer()
              break
            case 'fail':
              question?.fail()
              break
            case 'storeFails':
              store.failures += 1
              break
            case 'ask':
              sync.refresh()
              break
            case 'restart':
              await sync.stop()
              sync = start()
          }
          await settled()
        }

        store.failures = 0
        server.nowMs += 600_000
        await sync.stop()
        sync = start()
        for (let rounds = 0; rounds < 2; rounds++) {
          sync.refresh()
          await questions.answerAll()
        }
        await sync.stop()

        for (const stream of streams) {
          const events = server.events(stream)
          const shown = events.filter(({ action, seq }) => action !== 'void' && seq > 1).map(({ seq }) => seq)
          const reached = { stream, cursor: store.cursors.get(stream), applied: store.applied.get(stream) ?? [] }
          expect(reached).toEqual({ stream, cursor: events.length, applied: shown })
        }
        expect(store.mark?.serverTimeMs).toBe(server.nowMs)
      },
    ),
    { numRuns: 1000 },
  )
})
