import { expect, it } from 'vitest'
import { exampleTask, finishedTask } from '../../rewards/testing/examples.ts'
import { goldOfTasks } from './gold-of-tasks.ts'

it('counts the gold of what is open and of what waits to be claimed', () => {
  expect(goldOfTasks([exampleTask, finishedTask])).toBe(40n)
})

it('leaves out what was received, what is no gold, what costs money, and the check-in', () => {
  expect(
    goldOfTasks([
      { ...exampleTask, state: 2 },
      { ...exampleTask, reward_coin: 'point' },
      { ...exampleTask, code: 'recharge' },
      { ...exampleTask, code: 'buy_vip' },
      { ...exampleTask, code: 'sign' },
    ]),
  ).toBe(0n)
})
