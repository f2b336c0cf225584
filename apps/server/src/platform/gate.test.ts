import { expect, it } from 'vitest'
import { Gate } from './gate.ts'

it('lets so many through at once, the others in the order they came', async () => {
  const gate = new Gate({ slots: 2, room: 10 })
  const seen: string[] = []
  const pass = async (name: string) => {
    const leave = await gate.enter()
    seen.push(`${name} in`)
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(`${name} out`)
    leave()
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(pass))
  expect(seen).toEqual(['a in', 'b in', 'a out', 'b out', 'c in', 'd in', 'c out', 'd out'])
  // The slots are free again.
  await Promise.all([gate.enter(), gate.enter()])
})

it('is full when nobody more may wait', async () => {
  const gate = new Gate({ slots: 1, room: 1 })
  const leave = await gate.enter()
  expect(gate.isFull).toBe(false)
  const next = gate.enter()
  expect(gate.isFull).toBe(true)
  leave()
  await next
  expect(gate.isFull).toBe(false)
})
