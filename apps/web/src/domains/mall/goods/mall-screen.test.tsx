import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleGoods } from '../testing/examples.ts'
import { MallScreen } from './mall-screen.tsx'

const bowl = { ...exampleGoods, variants: [] }
const mug: PointGoods = { ...bowl, id: 6, cate_id: 2, name: 'Mug', stock: 0 }
const poster: PointGoods = {
  ...bowl,
  id: 7,
  cate_id: 2,
  name: 'Signed poster',
  point_price: '200',
  stock: 40,
  end_time: Math.ceil(Date.now() / 1000) + 5 * 86_400 + 60,
}

let server: FakeServer

beforeEach(async () => {
  server = await moneyServer({ point: '1234' })
  server.answer(goodsCalls.listGoodsCategories, () => ({
    list: [
      { id: 1, name: 'Kitchen', icon: '', sort: 1 },
      { id: 2, name: 'Fans', icon: '', sort: 2 },
    ],
  }))
  server.answer(goodsCalls.listGoods, ({ query }) => {
    const word = (query.get('keyword') ?? '').toLowerCase()
    const list = [bowl, mug, poster].filter(
      ({ cate_id, name }) =>
        (query.get('cate_id') ?? String(cate_id)) === String(cate_id) && name.toLowerCase().includes(word),
    )
    return { list, total: list.length, page: 1, limit: 20 }
  })
})

describe('the points mall', () => {
  it.each([1024, 1280, 1920])(
    'has the goods across the page, below points and filters in one row, at %i px',
    async (width) => {
      await page.viewport(width, 800)
      await draw(<MallScreen />)
      const goods = page.getByRole('link', { name: /Popcorn bowl/ })
      await expect.element(goods).toBeVisible()
      const box = (element: Element) => element.getBoundingClientRect()
      const points = box(page.getByRole('region', { name: 'Your points' }).element())
      const search = box(page.getByRole('searchbox', { name: 'Search items' }).element())
      expect(search.left).toBeGreaterThan(points.right)
      expect(search.bottom).toBeLessThan(points.bottom)
      expect(box(goods.element()).top).toBeGreaterThan(points.bottom)
      expect(box(goods.element()).left).toBe(points.left)
      await page.getByRole('button', { name: 'Sort by: Within reach first' }).click()
      await page.getByRole('button', { name: 'Most popular' }).click()
      await expect.element(page.getByRole('button', { name: 'Sort by: Most popular' })).toBeVisible()
      await page.viewport(414, 896)
    },
  )

  it('shows my points, and the goods with their prices, their stock and their sales', async () => {
    await draw(<MallScreen />)
    await expect
      .element(page.getByRole('link', { name: /Your points Points history 1,234/ }))
      .toHaveAttribute('href', '#/pages/playlet/bill?coin=point')
    await expect.element(page.getByRole('link', { name: /Only 5 left Popcorn bowl 300 Points/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Sold out.*Mug/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Sale 5 days left Signed poster 200 Points/ })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Points orders' }))
      .toHaveAttribute('href', '#/pages/integralMall/my-order')
    await expect.element(page.getByRole('link', { name: 'Earn points' })).toBeVisible()
    // What one can get now is asked for first.
    expect(server.heard.find(({ path }) => path === goodsCalls.listGoods.path)?.query.get('sort')).toBe('reach')
  })

  it('narrows the goods to a category, and says where nothing is left', async () => {
    await draw(<MallScreen />)
    await page.getByRole('button', { name: 'Fans' }).click()
    await expect.element(page.getByText('Mug')).toBeVisible()
    await expect.element(page.getByText('Popcorn bowl')).not.toBeInTheDocument()
    await page.getByLabelText('Search items').fill('bowl')
    await expect.element(page.getByText('No items found')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(page.getByText('Popcorn bowl')).toBeVisible()
    await expect.element(page.getByText('Mug')).toBeVisible()
  })

  it('says how far I am from what my points do not reach, and shows only what they do', async () => {
    server.answer(goodsCalls.listGoods, () => {
      const list = [bowl, { ...poster, point_price: '1500', usual_price: '1500', end_time: 0 }, mug]
      return { list, total: list.length, page: 1, limit: 20 }
    })
    await draw(<MallScreen />)
    await expect.element(page.getByRole('link', { name: /Signed poster 1,500 Points.*266 Points to go/ })).toBeVisible()
    await expect.element(page.getByText(/to go$/)).toHaveLength(1)
    await page.getByRole('button', { name: 'Within reach' }).click()
    await expect.element(page.getByText('Signed poster')).not.toBeInTheDocument()
    await expect.element(page.getByText('Mug')).not.toBeInTheDocument()
    await expect.element(page.getByText('Popcorn bowl')).toBeVisible()
  })

  it('puts the goods in another order', async () => {
    await draw(<MallScreen />)
    await page.getByRole('button', { name: 'Sort by' }).click()
    await page.getByRole('button', { name: 'Points: low to high' }).click()
    await expect
      .poll(() =>
        server.heard.filter(({ path }) => path === goodsCalls.listGoods.path).map(({ query }) => query.get('sort')),
      )
      .toContain('point_asc')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('without goods says so', async () => {
    server.answer(goodsCalls.listGoods, () => ({ list: [], total: 0, page: 1, limit: 20 }))
    await draw(<MallScreen />)
    await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  })
})
