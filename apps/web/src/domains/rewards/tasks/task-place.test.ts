import { taskCodes } from '@cliffhanger/contract/rewards/schemas.ts'
import { expect, it } from 'vitest'
import { taskHref } from './task-place.ts'

it('a task leads where it says itself, else where tasks of its kind are done', () => {
  expect(taskHref({ code: 'recharge', link: '/pages/vip/vip' })).toBe('#/pages/vip/vip')
  expect(taskHref({ code: 'recharge', link: '' })).toBe('#/pages/user/recharge')
  // Nobody is sent elsewhere by a task.
  expect(taskHref({ code: 'share', link: 'https://example.com' })).toBe('#/pages/playlet/home')
  for (const code of taskCodes) expect(taskHref({ code, link: '' })).toMatch(/^#\/pages/)
})
