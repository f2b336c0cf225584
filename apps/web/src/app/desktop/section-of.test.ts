import { paths } from '@cliffhanger/contract/client-paths.ts'
import { beforeAll, expect, it } from 'vitest'
import { allPaths, findRoute, loadRoutes } from '../routes/routes.ts'
import { sectionOf, shortcutOf } from './section-of.ts'

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

it('a screen of the wallet, of the settings or of my dramas belongs to their shortcut', () => {
  const shortcutAt = (path: string) => {
    const route = findRoute(path)
    return route && shortcutOf(route)
  }
  const ofWallet = [paths.wallet, paths.bill, paths.transfer, paths.recharge, paths.withdrawals, paths.redeemCode]
  expect(new Set(ofWallet.map(shortcutAt))).toEqual(new Set([paths.wallet]))
  expect([paths.settings, paths.privacy, paths.passkeys].map(shortcutAt)).toEqual(Array(3).fill(paths.settings))
  expect([paths.binge, paths.history, paths.downloads].map(shortcutAt)).toEqual(Array(3).fill(paths.binge))
  expect([paths.home, paths.me, paths.mall, paths.chat].map(shortcutAt)).toEqual(Array(4).fill(undefined))
})

it('what a screen is a part of stands in the list beside it', () => {
  const parts = allPaths()
    .flatMap((path) => findRoute(path) ?? [])
    .filter(({ partOf }) => partOf !== undefined)
  expect(parts.map(({ list }) => list)).toEqual(parts.map(({ partOf }) => findRoute(partOf ?? '')?.list))
})
