import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleSignIn, exampleTask, finishedTask, signedInAnswer } from '../../rewards/testing/examples.ts'
import { exampleEpisode, lockedEpisode } from '../player/testing/example-episode.ts'
import { GoldPart } from './gold-part.ts'
import { type UnlockRequest, UnlockSheet } from './unlock-sheet.tsx'

const episode = (number: number) => (number === 1 ? exampleEpisode(number) : lockedEpisode(number, 'coin'))
const unlocked = vi.fn<(numbers: readonly number[]) => void>()
let server: FakeServer

const Unlocking = () => {
  const [wanted, setWanted] = useState<UnlockRequest | null>({ kind: 'at', number: 2 })
  return (
    <UnlockSheet drama={exampleDrama} unlockRequest={wanted} onClose={() => setWanted(null)} onUnlocked={unlocked} />
  )
}

const sheet = page.getByRole('dialog', { name: 'Unlock ep 2' })
const unlock = sheet.getByRole('button', { name: /^Unlock ·/ })
const bought = { items: [2], cost: '60', balance: '440' }

const prepare = async (gold: string): Promise<void> => {
  unlocked.mockReset()
  server = await moneyServer({ money: '10.00', gold })
  server.answer(dramaCalls.getEpisodes, () => ({ list: [1, 2, 3, 4].map(episode), total: 4, page: 1, limit: 500 }))
  server.answer(conversionCalls.listConversions, () => ({ list: [], total: 0, page: 1, limit: 100 }))
  server.refuse(orderCalls.quoteOrder, refusalCodes.notFound)
  server.answer(signInCalls.signIn, () => signedInAnswer)
  server.answer(activityCalls.listActivities, () => ({ tasks: [] }))
  server.answer(unlockCalls.buyEpisodes, () => bought)
}

/** A payment of the member's is confirmed. */
const arrive = async (gold: string): Promise<void> => {
  await prepare(gold)
  await forgetAnswers(overviewCalls.getOverview)
}

const moneyToGold: ConvertPair = {
  from: 'money',
  to: 'gold',
  rate: '10',
  fee_rate: '0',
  min_amount: '0.10',
  max_amount: '1000.00',
  status: 1,
}

const planOf = (amount: string, gold: string): RechargePlan => ({
  ...{
    id: Number(gold),
    name: '',
    amount,
    coin_code: 'gold',
    receive_amount: gold,
    bonus_coin: 'gold',
    bonus_amount: '0',
  },
  ...{ is_hot: 0, sort: 1, status: 1 },
})
const pages = { total: 2, page: 1, limit: 4 }

beforeEach(() => prepare('500'))

describe('unlocking an episode', () => {
  it('offers one, the next and all that is left as one choice, with what each costs and what is left afterwards', async () => {
    await draw(<Unlocking />)
    const offers = sheet.getByRole('radiogroup', { name: 'Prices' })
    await expect.element(offers.getByRole('radio', { name: /This episode/ })).toHaveAttribute('aria-checked', 'true')
    await expect.element(sheet.getByText(/Balance after: .*440/)).toBeVisible()
    await offers.getByRole('radio', { name: /All \d+ locked/ }).click()
    await expect.element(sheet.getByText(/Balance after: .*350/)).toBeVisible()
    await expect.element(sheet.getByText(/Save .*30/)).toBeVisible()
  })

  it('begins with all that is left where that costs less than two episodes, and says what it saves', async () => {
    const shown = { ...exampleDrama, whole_price: '100' }
    await draw(<UnlockSheet drama={shown} unlockRequest={{ kind: 'at', number: 2 }} onClose={() => undefined} />)
    const all = sheet.getByRole('radio', {
      name: /All 3 locked episodes.*Best value.*34 Gold an episode.*Save 80 Gold/s,
    })
    await expect.element(all).toHaveAttribute('aria-checked', 'true')
    await expect.element(sheet.getByRole('button', { name: 'Unlock · 100 Gold' })).toBeVisible()
  })

  it('offers one of two that cost the same: what brings more', async () => {
    const shown = { ...exampleDrama, whole_price: '60' }
    await draw(<UnlockSheet drama={shown} unlockRequest={{ kind: 'at', number: 2 }} onClose={() => undefined} />)
    await expect.element(sheet.getByRole('radio', { name: /All 3 locked episodes.*60 Gold/s })).toBeVisible()
    expect(sheet.getByRole('radio').elements()).toHaveLength(1)
  })

  it('says of a drama that is still coming out how many episodes it will have, and how many are out', async () => {
    const running = { ...exampleDrama, is_end: 0 as const, total_number: 24, whole_price: '100' }
    await draw(<UnlockSheet drama={running} unlockRequest={{ kind: 'at', number: 2 }} onClose={() => undefined} />)
    const all = sheet.getByRole('radio', { name: /All 24 episodes.*4 out now, new ones included/s })
    await expect.element(all).toBeVisible()
    expect(all.element().textContent).not.toContain('≈')
  })

  it('buys what was chosen for what was shown, and holds the sheet meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof bought>()
    server.answer(unlockCalls.buyEpisodes, () => promise)
    await draw(<Unlocking />)
    await unlock.click()
    await expect.element(unlock).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).toBeVisible()
    resolve(bought)
    await expect.element(sheet).not.toBeInTheDocument()
    expect(unlocked).toHaveBeenCalledExactlyOnceWith([2])
    expect(server.requested(unlockCalls.buyEpisodes)).toEqual([{ video_id: 5, number: 2, expect_cost: '60' }])
  })

  it('says what is missing, and leads to where one gets it', async () => {
    await prepare('10')
    await draw(<Unlocking />)
    await sheet.getByRole('button', { name: 'Top up to unlock' }).click()
    await expect.poll(() => location.hash).not.toBe('#/')
    expect(server.requested(unlockCalls.buyEpisodes)).toEqual([])
  })

  it('says what the least top-up costs and leaves', async () => {
    await prepare('10')
    server.answer(rechargeCalls.listRechargePlans, () => ({ list: [planOf('9.90', '100'), planOf('4.90', '40')] }))
    await draw(<Unlocking />)
    await expect.element(sheet.getByRole('button', { name: /^Top up to unlock · .*9\.90/ })).toBeVisible()
    await expect.element(sheet.getByText(/You get 100 Gold and keep 50 Gold\./)).toBeVisible()
  })

  it('offers the beginning of another drama that costs nothing to whom it is too dear', async () => {
    await prepare('10')
    const other = { ...exampleDrama, id: 9, title: 'Harbour Lights', vip_type: 0 as const }
    server.answer(discoverCalls.listRecommended, () => ({
      list: [
        { ...other, vip_type: 1 as const },
        { ...other, id: 10 },
      ],
      ...pages,
    }))
    await draw(<Unlocking />)
    const free = sheet.getByRole('link', { name: /Free to watch meanwhile.*Harbour Lights/ })
    await expect.element(free).toHaveAttribute('href', expect.stringMatching(/id=10&number=1/))
  })

  it('offers none whose beginning is locked', async () => {
    await prepare('10')
    server.answer(discoverCalls.listRecommended, () => ({ list: [{ ...exampleDrama, id: 10 }], ...pages }))
    server.answer(dramaCalls.getEpisodes, ({ query }) => ({
      list: query.get('video_id') === '10' ? [lockedEpisode(1, 'coin')] : [1, 2, 3, 4].map(episode),
    }))
    await draw(<Unlocking />)
    await expect.element(sheet.getByRole('button', { name: 'Top up to unlock' })).toBeVisible()
    await expect.poll(() => server.heard.filter(({ query }) => query.get('video_id') === '10')).toHaveLength(1)
    await expect.element(sheet.getByRole('link', { name: /Free to watch/ })).not.toBeInTheDocument()
  })

  it.each(['10', '500'])(
    'names the ways to gold that cost no money, with what they bring: to whom has %s',
    async (gold) => {
      await prepare(gold)
      server.answer(signInCalls.signIn, () => exampleSignIn)
      server.answer(activityCalls.listActivities, () => ({ tasks: [exampleTask, finishedTask] }))
      await draw(<Unlocking />)
      await expect.element(sheet.getByRole('link', { name: /Check in today.*\+15 Gold/ })).toBeVisible()
      await expect.element(sheet.getByRole('link', { name: /Complete tasks.*Up to \+40 Gold/ })).toBeVisible()
    },
  )

  it('names no way to gold that the member does not have today', async () => {
    await draw(<Unlocking />)
    await expect.element(unlock).toBeVisible()
    expect(sheet.getByRole('region', { name: 'Free Gold' }).query()).toBeNull()
  })

  it('gets what is missing without leaving, and unlocks once it is there', async () => {
    await prepare('10')
    server.answer(conversionCalls.listConversions, () => ({ list: [moneyToGold], total: 1, page: 1, limit: 100 }))
    const seen = vi.fn<(missing: bigint, amount: string | undefined) => void>()
    await draw(
      <GoldPart
        value={({ isOpen, missing, conversion }) => {
          if (isOpen) seen(missing, conversion?.amount)
          return isOpen && <button onClick={() => void arrive('60')}>It arrives</button>
        }}
      >
        <Unlocking />
      </GoldPart>,
    )
    await sheet.getByRole('button', { name: /^Use .*5\.00.* to unlock$/ }).click()
    await sheet.getByRole('button', { name: 'It arrives' }).click()
    await expect.poll(() => unlocked).toHaveBeenCalledExactlyOnceWith([2])
    expect(seen).toHaveBeenCalledWith(50n, '5.00')
    expect(server.requested(unlockCalls.buyEpisodes)).toEqual([{ video_id: 5, number: 2, expect_cost: '60' }])
  })

  it('asks for the limit of auto-unlock once it is on, and keeps what was spent', async () => {
    await draw(<Unlocking />)
    const toggle = sheet.getByRole('switch', { name: /Auto-unlock/ })
    const limits = sheet.getByRole('group', { name: 'Limit' })
    await expect.element(toggle).toBeVisible()
    await expect.element(limits).not.toBeInTheDocument()
    await toggle.click()
    await expect.element(limits.getByRole('button', { name: /600/ })).toHaveAttribute('aria-pressed', 'true')
    await limits.getByRole('button', { name: /300/ }).click()
    await expect.element(toggle).toMatchTextContent(/0 Gold of 300 Gold/)
    await toggle.click()
    await expect.element(limits).not.toBeInTheDocument()
  })

  it('does not offer auto-unlock to whom one episode is too dear', async () => {
    await prepare('10')
    await draw(<Unlocking />)
    await expect.element(sheet.getByRole('button', { name: 'Top up to unlock' })).toBeVisible()
    await expect.element(sheet.getByRole('switch')).not.toBeInTheDocument()
  })

  it('at another price asks anew, and buys for the new one only', async () => {
    server.refuse(unlockCalls.buyEpisodes, refusalCodes.stateChanged, { cost: '80' }, 'changed')
    await draw(<Unlocking />)
    await unlock.click()
    await expect.element(sheet.getByRole('alert')).toMatchTextContent(/The price changed\. It's .*80/)
    await expect.element(unlock).toMatchTextContent(/80/)
    server.answer(unlockCalls.buyEpisodes, () => ({ ...bought, cost: '80' }))
    await unlock.click()
    await expect.poll(() => unlocked).toHaveBeenCalledOnce()
    expect(server.requested(unlockCalls.buyEpisodes).at(-1)).toMatchObject({ expect_cost: '80' })
  })

  it('that was done on another device already is done', async () => {
    server.refuse(unlockCalls.buyEpisodes, refusalCodes.stateChanged, null, 'changed')
    await draw(<Unlocking />)
    await unlock.click()
    await expect.poll(() => unlocked).toHaveBeenCalledExactlyOnceWith([2])
  })

  it('S-110: whose answer was lost says so and is the same purchase when it is pressed again', async () => {
    server.lose(unlockCalls.buyEpisodes)
    await draw(<Unlocking />)
    await unlock.click()
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('Connection problem')
    await expect.element(unlock).toBeEnabled()
    server.answer(unlockCalls.buyEpisodes, () => bought)
    await unlock.click()
    await expect.poll(() => unlocked).toHaveBeenCalledOnce()
    expect(new Set(server.keys(unlockCalls.buyEpisodes)).size).toBe(1)
  })

  it('whose prices cannot be loaded offers to ask again', async () => {
    server.refuse(dramaCalls.getEpisodes, refusalCodes.tooManyRequests, null, 'Too many requests')
    await draw(<Unlocking />)
    await expect.element(sheet.getByText('Too many requests')).toBeVisible()
    server.answer(dramaCalls.getEpisodes, () => ({ list: [1, 2, 3, 4].map(episode), total: 4, page: 1, limit: 500 }))
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect.element(unlock).toBeVisible()
  })

  it('R-2: asks who is not signed in to sign in', async () => {
    await draw(<Unlocking />, { isSignedIn: false })
    await expect.element(sheet.getByText('Log in to continue')).toBeVisible()
    await expect.element(unlock).not.toBeInTheDocument()
  })
})
