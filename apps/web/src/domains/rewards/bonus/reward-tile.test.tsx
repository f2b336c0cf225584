import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { callKey, queryClient } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { moneyServer } from '../../../testing/money.ts'
import { exampleSignIn, exampleWheel, signedInAnswer } from '../testing/examples.ts'
import { RewardTile } from './reward-tile.tsx'

const tile = (name: string) => page.getByRole('link', { name })

it('says what there is to collect today, and afterwards what comes tomorrow', async () => {
  const server = await moneyServer({})
  server.answer(signInCalls.signIn, () => exampleSignIn)
  await draw(<RewardTile />)
  await expect.element(tile('Daily check-in Check in · 15 Gold')).toBeVisible()
  queryClient.setQueryData(callKey(signInCalls.signIn, {}), signedInAnswer)
  await expect.element(tile('Daily check-in Tomorrow: 20 Gold')).toBeVisible()
})

it('names the spins of a wheel that is known', async () => {
  const server = await moneyServer({})
  server.answer(signInCalls.signIn, async () => {
    queryClient.setQueryData(callKey(wheelCalls.getWheel, {}), { ...exampleWheel, times: 3 })
    return signedInAnswer
  })
  await draw(<RewardTile />)
  await expect.element(tile('Daily check-in 3 spins left')).toBeVisible()
})
