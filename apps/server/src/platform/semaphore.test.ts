import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

it('lets so many through at once, the others in the order they came', async () => {
  const gate = new Semaphore({ slots: 2, room: 10 })
  const entered: string[] = []
  let [inside, most] = [0, 0]
  const pass = async (name: string) => {
    const leave = await gate.enter()
    entered.push(name)
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside--
    leave()
  }
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(pass))
  expect([entered, most]).toEqual([['a', 'b', 'c', 'd', 'e'], 2])
  // The slots are free again.
  await Promise.all([gate.enter(), gate.enter()])
})

it('is full when nobody more may wait', async () => {
  const gate = new Semaphore({ slots: 1, room: 1 })
  const leave = await gate.enter()
  expect(gate.isFull).toBe(false)
  const next = gate.enter()
  expect(gate.isFull).toBe(true)
  leave()
  await next
  expect(gate.isFull).toBe(false)
})
