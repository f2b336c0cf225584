import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

it('lets so many through at once, the others in the order they came', async () => {
  const semaphore = new Semaphore({ permits: 2, maxQueued: 10 })
  const entered: string[] = []
  let [inside, most] = [0, 0]
  const pass = async (name: string) => {
    const leave = await semaphore.acquire()
    entered.push(name)
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside--
    leave()
  }
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(pass))
  expect([entered, most]).toEqual([['a', 'b', 'c', 'd', 'e'], 2])
  // The slots are free again.
  await Promise.all([semaphore.acquire(), semaphore.acquire()])
})

it('is full when nobody more may wait', async () => {
  const semaphore = new Semaphore({ permits: 1, maxQueued: 1 })
  const leave = await semaphore.acquire()
  expect(semaphore.isFull).toBe(false)
  const next = semaphore.acquire()
  expect(semaphore.isFull).toBe(true)
  leave()
  await next
  expect(semaphore.isFull).toBe(false)
})
