import { paths } from '@cliffhanger/contract/client-paths.ts'
import { beforeAll, expect, it } from 'vitest'
import { findRoute, loadRoutes } from '../routes/routes.ts'
import { sectionOf } from './section-of.ts'

const sectionAt = (path: string): number | undefined => {
  const route = findRoute(path)
  return route && sectionOf(route)
}

beforeAll(loadRoutes)

it('each screen belongs to one of the five main ones', () => {
  expect([paths.home, paths.bonus, paths.events, paths.chats, paths.me].map(sectionAt)).toEqual([0, 1, 2, 3, 4])
  expect([paths.player, paths.dramaDetail, paths.search, paths.stars].map(sectionAt)).toEqual([0, 0, 0, 0])
  expect([paths.turntable, paths.tasks].map(sectionAt)).toEqual([1, 1])
  expect([paths.chat, paths.groupDetails, paths.friend, paths.addressBook].map(sectionAt)).toEqual([3, 3, 3, 3])
  expect([paths.settings, paths.wallet, paths.mall, paths.message].map(sectionAt)).toEqual([4, 4, 4, 4])
})

it('events of the events tab stay there', () => {
  expect(sectionAt(paths.event)).toBe(2)
})
