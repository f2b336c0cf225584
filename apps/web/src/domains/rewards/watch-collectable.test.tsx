import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useIsCollectable } from '../../shared/collectable.ts'
import { draw } from '../../testing/draw.tsx'
import { FakeServer } from '../../testing/fake-server.ts'
import { SignInCard } from './sign-in/sign-in-card.tsx'
import { exampleSignIn, exampleTask, exampleWheel, finishedTask, signedInAnswer } from './testing/examples.ts'
import { stopWatching, watchCollectable } from './watch-collectable.ts'

const Mark = () => <p>{useIsCollectable() ? 'something' : 'nothing'}</p>
let server: FakeServer
const nothingLeft = { ...exampleWheel, times: 0 }

beforeEach(() => {
  server = new FakeServer()
  server.answer(signInCalls.signIn, () => signedInAnswer)
  server.answer(activityCalls.listActivities, () => ({ tasks: [exampleTask] }))
  server.answer(wheelCalls.getWheel, () => nothingLeft)
})
afterEach(stopWatching)

it.each([
  ['today has no sign-in yet', () => server.answer(signInCalls.signIn, () => exampleSignIn), 1, 'something'],
  [
    'a task waits to be claimed',
    () => server.answer(activityCalls.listActivities, () => ({ tasks: [finishedTask] })),
    2,
    'something',
  ],
  ['a spin is left', () => server.answer(wheelCalls.getWheel, () => exampleWheel), 3, 'something'],
  ['nothing is left', () => {}, 3, 'nothing'],
])('the mark asks no more than it has to where %s', async (_what, set, asked, shown) => {
  set()
  await draw(<Mark />)
  watchCollectable()
  await expect.poll(() => server.heard.length).toBe(asked)
  await expect.element(page.getByText(shown)).toBeVisible()
})

it('the mark goes once the sign-in is done on a screen', async () => {
  let isDone = false
  server.answer(signInCalls.signIn, ({ body }) => {
    isDone ||= body !== undefined
    return isDone ? signedInAnswer : exampleSignIn
  })
  await draw(
    <>
      <Mark />
      <SignInCard />
    </>,
  )
  watchCollectable()
  await expect.element(page.getByText('something')).toBeVisible()
  await page.getByRole('button', { name: /^Check in/ }).click()
  await expect.element(page.getByText('nothing')).toBeVisible()
})
