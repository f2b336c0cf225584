import { paths } from '@cliffhanger/contract/client-paths.ts'
import { beforeAll, expect, it } from 'vitest'
import { findRoute, loadRoutes } from '../routes/routes.ts'
import { isChosen } from './is-chosen.ts'

beforeAll(loadRoutes)

const isChosenAt = (path: string, search = ''): boolean => {
  const route = findRoute(path)
  if (!route) throw new Error(`nothing at ${path}`)
  return isChosen(route, search)
}

it('a row of the wallet is chosen beside it, whichever it is', () => {
  const rows = [paths.recharge, paths.withdrawal, paths.transfer, paths.convert, paths.treasure]
  const further = [paths.bills, paths.orders, paths.earning, paths.coupons]
  // The same screen at an older address.
  expect(isChosenAt(paths.rechargeByChannel)).toBe(true)
  expect(isChosenAt(paths.rechargeByChannel, '?view=records')).toBe(false)
  expect([...rows, ...further].map((path) => isChosenAt(path))).toEqual(Array(9).fill(true))
})

it('a place of the navigation is chosen too', () => {
  expect([paths.search, paths.binge, paths.history].map((path) => isChosenAt(path))).toEqual(Array(3).fill(true))
})

it('what is opened from there keeps its way back', () => {
  expect([paths.bill, paths.conversions, paths.rank, paths.mall].map((path) => isChosenAt(path))).toEqual(
    Array(4).fill(false),
  )
  expect(isChosenAt(paths.orders, '?order_no=C1')).toBe(false)
  expect(isChosenAt(paths.orders, '?order_type=vip&target_id=2')).toBe(false)
})
