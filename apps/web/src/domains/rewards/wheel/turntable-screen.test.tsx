import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { examplePrizes, exampleWheel } from '../testing/examples.ts'
import { TurntableScreen } from './turntable-screen.tsx'
import type { Spun } from './use-spin.ts'
import { segmentUnderPointer } from './wheel-geometry.ts'

let server: FakeServer
const spinButton = page.getByRole('button', { name: 'Spin', exact: true })

const spunTo = (index: number, rawIndex = index): Spun => {
  const [prize, raw] = [examplePrizes[index], examplePrizes[rawIndex]]
  if (!prize || !raw) throw new RangeError('no such prize')
  return {
    prize,
    times: 1,
    balance: '0',
    record_id: 77,
    proof: {
      commit: exampleWheel.commit,
      client_seed: 'abc',
      nonce: 4,
      raw_result: 5,
      raw_prize_id: raw.id,
      table_id: exampleWheel.table_id,
    },
  }
}

/** Which prize the pointer shows. */
const shownPrize = (): number => {
  const { a, b } = new DOMMatrix(getComputedStyle(page.getByTestId('wheel-disk').element()).transform)
  return segmentUnderPointer(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, examplePrizes.length)
}

beforeEach(async () => {
  server = await moneyServer({ gold: '100' })
  server.answer(wheelCalls.getWheel, () => exampleWheel)
})

it('with letters twice as large how many spins are left stands on the page, and the bar is for the button', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '200%'
  await draw(<TurntableScreen />)
  const bar = page.getByRole('contentinfo')
  await expect.element(bar.getByRole('button')).toBeVisible()
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(568 / 6)
  await expect.element(page.getByText(/left/).first()).toBeVisible()
  document.documentElement.style.fontSize = ''
  await page.viewport(414, 896)
})

describe('a spin', () => {
  it('S-107: shows the result only once the server has it, with the wheel at that prize; at once where motion is not wanted', async () => {
    const { promise, resolve } = Promise.withResolvers<Spun>()
    server.answer(wheelCalls.spinWheel, () => promise)
    await draw(<TurntableScreen />)
    await spinButton.click()
    await expect.element(spinButton).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    resolve(spunTo(2))
    const result = page.getByRole('dialog', { name: 'You won' })
    await expect.element(result.getByText('30 Gold')).toBeVisible()
    expect(shownPrize()).toBe(2)
    await expect.element(result.getByRole('link', { name: 'Check this spin' })).toBeVisible()
  })

  it('S-107: says which prize was drawn where it had run out', async () => {
    server.answer(wheelCalls.spinWheel, () => spunTo(3, 2))
    await draw(<TurntableScreen />)
    await spinButton.click()
    const result = page.getByRole('dialog', { name: 'Not this time' })
    await expect.element(result.getByText(/Your spin landed on 30 Gold, but it has run out/)).toBeVisible()
  })

  it('C-52: S-107: a lost answer is asked for with the same key and shows the same result', async () => {
    server.lose(wheelCalls.spinWheel)
    await draw(<TurntableScreen />)
    await spinButton.click()
    await expect.element(page.getByRole('alert').filter({ hasText: /it won't use another spin/ })).toBeVisible()
    server.answer(wheelCalls.spinWheel, () => spunTo(1))
    await page.getByRole('button', { name: 'See my result' }).click()
    await expect.element(page.getByRole('dialog').getByText('20 Gold')).toBeVisible()
    expect(new Set(server.keys(wheelCalls.spinWheel)).size).toBe(1)
  })

  it('S-107: nothing is paid while paid spins are off; without spins there are tasks to do', async () => {
    server.answer(wheelCalls.getWheel, () => ({ ...exampleWheel, times: 0 }))
    await draw(<TurntableScreen />)
    await expect.element(page.getByRole('status').getByText(/No spins left/)).toBeVisible()
    await expect.element(spinButton).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Earn more spins' }).click()
    await expect.poll(() => location.hash).toContain('taskPage')
  })

  it('S-107: a paid spin names its price', async () => {
    const cost = { coin_code: 'gold' as const, amount: '50' }
    server.answer(wheelCalls.getWheel, () => ({ ...exampleWheel, times: 0, cost }))
    server.answer(wheelCalls.spinWheel, () => spunTo(0))
    await draw(<TurntableScreen />)
    await page.getByRole('button', { name: 'Spin · 50 Gold' }).click()
    await expect.element(page.getByRole('dialog').getByText('10 Gold')).toBeVisible()
    expect(server.requested(wheelCalls.spinWheel)).toEqual([{ pay: 1 }])
  })

  it('7023: where the last spin was used elsewhere, the page shows that none is left', async () => {
    server.refuse(wheelCalls.spinWheel, refusalCodes.noSpinsLeft, null, 'No spins left')
    await draw(<TurntableScreen />)
    const isSpun = () => server.requested(wheelCalls.spinWheel).length > 0
    server.answer(wheelCalls.getWheel, () => ({ ...exampleWheel, times: isSpun() ? 0 : 1 }))
    await spinButton.click()
    await expect.element(page.getByRole('button', { name: 'Earn more spins' })).toBeVisible()
  })
})

describe('what to expect', () => {
  it('S-107: the odds are shown before the first spin, beside how often each prize fell', async () => {
    server.answer(wheelCalls.getWheelFairness, () => ({
      table_id: exampleWheel.table_id,
      start_time: 1_760_000_000,
      draws: 1000,
      prizes: examplePrizes.map(({ id, name, probability }, index) => ({
        prize_id: id,
        name,
        probability,
        drawn: index === 2 ? 80 : 300,
        given: 0,
      })),
    }))
    await draw(<TurntableScreen />)
    await page.getByRole('button', { name: 'Odds' }).click()
    const row = page.getByRole('row', { name: /30 Gold/ })
    await expect.element(row.getByText('7.5%')).toBeVisible()
    await expect.element(row.getByText(/^8%/)).toBeVisible()
    await expect.element(page.getByText(/^1,?000 spins since/)).toBeVisible()
  })

  it('S-107: the commitment is shown, and my own seed goes with the next spin', async () => {
    server.answer(wheelCalls.spinWheel, () => spunTo(0))
    await draw(<TurntableScreen />)
    await page.getByRole('button', { name: 'Fair play' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fair play' })
    await expect.element(sheet.getByText(exampleWheel.commit)).toBeVisible()
    const seed = sheet.getByRole('textbox')
    await seed.fill('with space')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect.element(sheet.getByRole('alert')).toBeVisible()
    await seed.fill('lucky-7')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await spinButton.click()
    await expect.element(page.getByRole('dialog', { name: 'You won' })).toBeVisible()
    expect(server.requested(wheelCalls.spinWheel)).toEqual([{ pay: 0, client_seed: 'lucky-7' }])
  })

  it('a wheel without prizes says that it is closed', async () => {
    server.answer(wheelCalls.getWheel, () => ({ ...exampleWheel, prizes: [], is_open: 0 as const }))
    await draw(<TurntableScreen />)
    await expect.element(page.getByText('The wheel is taking a break')).toBeVisible()
  })

  it('a desktop has the odds, my last spins and who won beside the wheel, and the rest behind buttons', async () => {
    await page.viewport(1280, 900)
    server.answer(wheelCalls.listSpins, () => ({ list: [], total: 0, page: 1, limit: 5, user_id: 7, tables: [] }))
    await draw(<TurntableScreen />)
    const odds = page.getByRole('region', { name: 'Odds' })
    await expect.element(odds.getByRole('row', { name: /30 Gold/ })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'My spins' }).getByText('No spins yet')).toBeVisible()
    const [wheel, beside] = [page.getByTestId('wheel-disk').element(), odds.element()]
    expect(beside.getBoundingClientRect().left).toBeGreaterThan(wheel.getBoundingClientRect().right)
    await expect.element(page.getByRole('button', { name: 'Odds' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Rules' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible()
    await page.viewport(390, 844)
  })
})
