import { expect, it } from 'vitest'
import { openTurns } from './turns.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const seen = { isRunning: false }
  return { seen, end: resolve, fail: reject, run: () => ((seen.isRunning = true), promise) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

it('works a few at a time, in the order they came, and goes on after a failure', async () => {
  const turns = openTurns(2, 10)
  const works = [work(), work(), work(), work()]
  const all = works.map((each, at) => turns.take(`key ${at}`, each.run))
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
  const turns = openTurns(2, 10)
  const [one, other] = [work(), work()]
  const first = turns.take('key', one.run)
  const second = turns.take('key', other.run)
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
  const turns = openTurns(1, 1)
  const works = [work(), work()]
  const all = works.map((each, at) => turns.take(`key ${at}`, each.run))
  await settled()
  await expect(turns.take('key 3', async () => 'x')).rejects.toMatchObject({
    refusal: 'tooManyRequests',
    details: { retry_after: 5 },
  })
  for (const each of works) each.end('done')
  expect(await Promise.all(all)).toEqual(['done', 'done'])
})
