import { paths } from '@cliffhanger/contract/client-paths.ts'
import { noticeKinds } from '@cliffhanger/rules/notices/notice-kinds.ts'
import { expect, it } from 'vitest'

it('every notice of the platform leads to a screen of this client', () => {
  const known = new Set<string>(Object.values(paths))
  const screens = Object.values(noticeKinds).flatMap((kind) => ('screen' in kind ? [kind.screen] : []))
  expect(screens.filter((screen) => !known.has(screen))).toEqual([])
  expect(screens.length).toBeGreaterThan(5)
})
