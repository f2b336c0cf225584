import { expect, it } from 'vitest'
import { KeyedSemaphore } from './keyed-semaphore.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const seen = { isRunning: false }
  return { seen, end: resolve, fail: reject, run: () => ((seen.isRunning = true), promise) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

it('works a few at a time, in the order they came, and goes on after a failure', async () => {
  const semaphore = new KeyedSemaphore({ permits: 2, maxQueued: 10 })
  const works = [work(), work(), work(), work()]
  const all = works.map((each, at) => semaphore.run(`key ${at}`, each.run))
  const running = () => works.map((each) => each.seen.isRunning)
  await settled()
  expect(running()).toEqual([true, true, false, false])
  works[1]?.fail(new Error('broken'))
  await expect(all[1]).rejects.toThrow('broken')
  await settled()
  expect(running()).toEqual([true, true, true, false])
  works[0]?.end('first')
  await settled()
  expect(running()).toEqual([true, true, true, true])
  works[2]?.end('third')
  works[3]?.end('fourth')
  expect([await all[0], await all[2], await all[3]]).toEqual(['first', 'third', 'fourth'])
})

it('never works on one key twice at once', async () => {
  const semaphore = new KeyedSemaphore({ permits: 2, maxQueued: 10 })
  const [one, other] = [work(), work()]
  const first = semaphore.run('key', one.run)
  const second = semaphore.run('key', other.run)
  await settled()
  expect([one.seen.isRunning, other.seen.isRunning]).toEqual([true, false])
  one.fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await settled()
  expect(other.seen.isRunning).toBe(true)
  other.end('done')
  expect(await second).toBe('done')
})

it('4006: turns away whom it could not serve soon', async () => {
  const semaphore = new KeyedSemaphore({ permits: 1, maxQueued: 1 })
  const works = [work(), work()]
  const all = works.map((each, at) => semaphore.run(`key ${at}`, each.run))
  await settled()
  await expect(semaphore.run('key 3', async () => 'x')).rejects.toMatchObject({
    refusal: 'tooManyRequests',
    details: { retry_after: 5 },
  })
  for (const each of works) each.end('done')
  expect(await Promise.all(all)).toEqual(['done', 'done'])
})
