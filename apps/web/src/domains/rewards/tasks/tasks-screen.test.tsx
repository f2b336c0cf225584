import { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Task } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { exampleSignIn, exampleTask, finishedTask } from '../testing/examples.ts'
import { TasksScreen } from './tasks-screen.tsx'

let server: FakeServer
const claim = page.getByRole('button', { name: 'Claim: Watch for 10 minutes' })

const list = (...tasks: readonly Task[]) => server.answer(activityCalls.listActivities, () => ({ tasks: [...tasks] }))

beforeEach(async () => {
  server = await moneyServer({ gold: '100' })
  server.answer(signInCalls.signIn, () => exampleSignIn)
  list(exampleTask, finishedTask)
})

it('S-96: tasks stand by kind with their progress, and lead to where they are done', async () => {
  await draw(<TasksScreen />)
  const daily = page.getByRole('region', { name: 'Daily' })
  await expect.element(daily.getByText('1/3')).toBeVisible()
  await expect.element(daily.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  await expect
    .element(daily.getByRole('link', { name: 'Go: Watch 3 episodes' }))
    .toHaveAttribute('href', '#/pages/playlet/home')
  const watch = page.getByRole('region', { name: 'Watch and earn' })
  await expect.element(watch.getByText('10/10 min')).toBeVisible()
  await expect.element(watch.getByText(/Tap Claim to get these rewards the same day/)).toBeVisible()
  await expect.element(daily.getByText(/^These rewards arrive automatically/)).toBeVisible()
})

it('S-96: a group of which nothing is left is one line below the others, and opens', async () => {
  const done = (id: number, title: string): Task => ({ ...exampleTask, id, title, kind: 'daily', state: 2 })
  list(done(7, 'Complete your profile'), done(8, 'Add a friend'), finishedTask)
  await draw(<TasksScreen />)
  const profile = page.getByText('Complete your profile', { exact: true })
  await expect.element(page.getByText('2 of 2 done')).toBeVisible()
  await expect.element(profile).not.toBeVisible()
  const names = page
    .getByRole('region')
    .elements()
    .map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(['Watch and earn', 'Daily'])
  await page.getByText('2 of 2 done').click()
  await expect.element(profile).toBeVisible()
})

it('S-96: a finished watch task is claimed, and the lost answer of a claim is asked for with the same key', async () => {
  server.lose(watchTaskCalls.finishWatching)
  await draw(<TasksScreen />)
  await claim.click()
  await expect.element(page.getByRole('alert').filter({ hasText: /you'll get it only once/ })).toBeVisible()
  server.answer(watchTaskCalls.finishWatching, () => {
    list(exampleTask, { ...finishedTask, state: 2 })
    return { tasks: [], reward: { coin_code: 'gold' as const, amount: '20' }, balance: '120' }
  })
  await claim.click()
  await expect.element(page.getByRole('dialog').getByText('+20 Gold + 1 spin')).toBeVisible()
  await page.getByRole('button', { name: 'Great' }).click()
  await expect.element(page.getByText('1 of 1 done')).toBeVisible()
  expect(new Set(server.keys(watchTaskCalls.finishWatching)).size).toBe(1)
  expect(server.requested(watchTaskCalls.finishWatching).at(-1)).toEqual({ task_id: 2 })
})

it('S-96: where it was claimed elsewhere, the list says so', async () => {
  server.refuse(watchTaskCalls.finishWatching, refusalCodes.taskNotClaimable, null, 'Claimed already')
  await draw(<TasksScreen />)
  await expect.element(claim).toBeVisible()
  list(exampleTask, { ...finishedTask, state: 2 })
  await claim.click()
  await expect.element(page.getByText('Claimed already')).toBeVisible()
  await expect.element(claim).not.toBeInTheDocument()
})

it('without tasks there is something to watch; without an answer there is a way to ask again', async () => {
  list()
  const { unmount } = await draw(<TasksScreen />)
  await expect.element(page.getByText('No tasks yet')).toBeVisible()
  await unmount()
  server.lose(activityCalls.listActivities)
  await draw(<TasksScreen />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  list(exampleTask)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Watch 3 episodes')).toBeVisible()
})
