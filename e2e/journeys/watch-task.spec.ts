import { randomUUID } from 'node:crypto'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { taskOperatorCalls } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect } from '@playwright/test'
import { test } from '../devices.ts'
import { listedDrama, openEpisode, watchFrames } from '../drama.ts'
import { operatorToken } from '../operator.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

const target = 4
const minuteSeconds = 60

test('S-96: a member finishes a watch task by watching, claims it once, and has the points', async ({ deviceOf }) => {
  test.setTimeout(420_000)
  const ann = await newPerson('Ann')
  const title = `Watch a scene ${randomUUID().slice(0, 6)}`
  const nowSeconds = Math.floor(Date.now() / 1000)
  await callPlatform(
    taskOperatorCalls.createTask,
    {
      code: 'watch_seconds',
      kind: 'watch',
      titles: { en: title },
      icon: 'clock',
      target,
      reward_coin: 'point',
      reward_amount: '9',
      spins: 0,
      link: '',
      start_time: nowSeconds - minuteSeconds,
      end_time: nowSeconds + 10 * minuteSeconds,
      sort: 0,
      is_open: 1,
    },
    operatorToken(),
  )
  const drama = await listedDrama(ann)
  const page = await deviceOf(ann)
  const taskNow = async () =>
    (await callPlatform(activityCalls.listActivities, { type: 'task' }, ann.token)).tasks?.find(
      (task) => task.title === title,
    )
  const pointsNow = async () =>
    (await callPlatform(overviewCalls.getOverview, {}, ann.token)).wallets.find(
      ({ coin_code: coin }) => coin === 'point',
    )?.balance

  // Saying so is not watching.
  expect(await taskNow()).toMatchObject({ progress: 0 })
  await openEpisode(page, drama, 1)
  await watchFrames(page, 20)
  const startMs = Date.now()
  await expect
    .poll(async () => (await taskNow())?.state, { timeout: 120_000, intervals: [1000] })
    .toBe(taskStates.claimable)
  expect(Date.now() - startMs).toBeGreaterThan(1000)

  const before = Number(await pointsNow())
  await page.goto(screenUrl('/pages/playlet/taskPage'))
  await page.getByRole('button', { name: `Claim: ${title}` }).click()
  await expect(page.getByRole('dialog').getByText('+9 points')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Claim: ${title}` })).toBeHidden()
  expect(Number(await pointsNow()) - before).toBe(9)
  expect(await taskNow()).toMatchObject({ state: taskStates.received })
})
