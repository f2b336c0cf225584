import { expect, it } from 'vitest'
import { exampleTask } from '../testing/examples.ts'
import { percentOf, taskGroups } from './task-groups.ts'

it('S-96: tasks stand by kind, what can be collected first and what is done last', () => {
  const task = (id: number, state: 0 | 1 | 2, kind: 'daily' | 'watch' = 'daily') => ({
    ...exampleTask,
    id,
    state,
    kind,
  })
  const groups = taskGroups([task(1, 2), task(2, 0), task(3, 1, 'watch'), task(4, 0)])
  expect(groups.map(({ kind, tasks, done }) => [kind, tasks.map(({ id }) => id), done])).toEqual([
    ['daily', [2, 4, 1], 1],
    ['watch', [3], 0],
  ])
  expect(taskGroups([task(1, 2), task(2, 2), task(3, 0, 'watch')]).map(({ kind }) => kind)).toEqual(['watch', 'daily'])
  expect(taskGroups([])).toEqual([])
})

it.each([
  [0, 3, 0],
  [1, 3, 33],
  [3, 3, 100],
  [9, 3, 100],
  [0, 0, 100],
])('%i of %i is %i per cent', (progress, target, percent) => {
  expect(percentOf({ progress, target })).toBe(percent)
})
