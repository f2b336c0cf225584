import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import { type Poll, pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { chatRows } from '../messages/chat-rows.ts'
import { me, messageFrom, peer } from '../testing/messages.ts'
import { type PollActions, PollBody } from './poll-body.tsx'

const plain: Poll = { options: ['Red', 'Blue'], several: 0, quiz: 0, anonymous: 0, open_seconds: 0 }

const rowOf = (poll: Poll, shown: ShownPoll) => {
  const message = messageFrom(peer, 1, {
    msg_type: 'poll',
    content_text: pollContent('Which colour?', poll),
    poll: shown,
  })
  const [row] = chatRows({
    messages: [message],
    outbox: [],
    myId: me,
    peerReadSeq: 0,
    firstUnreadId: 0,
    senders: new Map(),
    translations: new Map(),
  }).filter((each) => each.kind === 'bubble')
  if (!row) throw new Error('no row')
  return row
}

const drawn = async (poll: Poll, shown: ShownPoll, more: Partial<PollActions> = {}) => {
  const onVote = vi.fn<PollActions['onVote']>()
  const onVoters = vi.fn<PollActions['onVoters']>()
  const actions: PollActions = { onVote, onVoters, canVote: () => true, canSeeVoters: () => true, ...more }
  await draw(<PollBody row={rowOf(poll, shown)} question="Which colour?" poll={poll} actions={actions} />)
  return { votes: () => onVote.mock.calls.map(([, options]) => options), onVoters }
}

it('S-125: one option is voted for at a touch; the totals are not there before', async () => {
  const { votes } = await drawn(plain, { voters: 3, closed: 0, mine: [] })
  await expect.element(page.getByText('3 votes')).toBeVisible()
  await page.getByRole('radio', { name: 'Blue' }).click()
  expect(votes()).toEqual([[1]])
})

it('S-125: several are marked, and voted for with a button', async () => {
  const { votes } = await drawn({ ...plain, several: 1 }, { voters: 0, closed: 0, mine: [] })
  await expect.element(page.getByText('Poll · Multiple answers')).toBeVisible()
  await expect.element(page.getByText('No votes yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Vote' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Blue' }).click()
  await page.getByRole('checkbox', { name: 'Red' }).click()
  await page.getByRole('button', { name: 'Vote' }).click()
  expect(votes()).toEqual([[0, 1]])
})

it('S-125: after voting each option says its share, and mine can be changed', async () => {
  const { votes, onVoters } = await drawn(plain, { voters: 3, closed: 0, mine: [0], totals: [2, 1] })
  await expect.element(page.getByRole('radio', { name: 'Red, 67%, 2 votes, your choice' })).toBeChecked()
  await page.getByRole('radio', { name: 'Blue, 33%, 1 vote' }).click()
  expect(votes()).toEqual([[1]])
  await page.getByRole('button', { name: '3 votes' }).click()
  expect(onVoters).toHaveBeenCalledOnce()
})

it('S-125: a quiz says what was right and why; nothing of it can be pressed any more', async () => {
  const shown: ShownPoll = { voters: 1, closed: 0, mine: [0], totals: [1, 0], right: 1, explanation: 'Look up' }
  await drawn({ ...plain, quiz: 1, anonymous: 1 }, shown)
  await expect.element(page.getByText('Anonymous quiz')).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: 'Red, 100%, 1 vote, your choice, wrong' })).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: 'Blue, 0%, 0 votes, right' })).toBeVisible()
  await expect.element(page.getByText('Look up')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('S-125: one whose time is up, or that may not be voted in, takes no votes', async () => {
  const { votes } = await drawn({ ...plain, open_seconds: 60 }, { voters: 0, closed: 0, mine: [] })
  await expect.element(page.getByText('Final results')).toBeVisible()
  await page.getByRole('radio', { name: 'Blue' }).click({ force: true })
  expect(votes()).toEqual([])
})
