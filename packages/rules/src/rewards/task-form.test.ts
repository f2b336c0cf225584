import { describe, expect, it } from 'vitest'
import { type TaskForm, wrongTaskField } from './task-form.ts'

const form: TaskForm = { code: 'watch', kind: 'daily', target: 3, rewardCoin: 'point', rewardAmount: 5n, spins: 0 }

describe('what operators set of a task', () => {
  it.each<[string, Partial<TaskForm>, string | undefined]>([
    ['is right', {}, undefined],
    ['may give spins alone', { rewardAmount: 0n, spins: 1 }, undefined],
    ['gives something', { rewardAmount: 0n }, 'reward_amount'],
    ['is of a kind its code can be', { code: 'profile' }, 'kind'],
    ['asks once for what is done once', { code: 'profile', kind: 'beginner' }, 'target'],
    ['asks for something', { target: 0 }, 'target'],
    ['asks for no more than a day has', { code: 'watch_seconds', kind: 'watch', target: 86_401 }, 'target'],
  ])('S-96: %s', (_what, changes, field) => {
    expect(wrongTaskField({ ...form, ...changes })).toBe(field)
  })
})
