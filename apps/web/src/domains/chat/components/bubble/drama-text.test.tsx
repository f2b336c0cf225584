import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '../../../../platform/texts.ts'
import { draw } from '../../../../testing/draw.tsx'
import { describeLine } from '../../conversations/describe-line.ts'
import { DramaParts } from '../../dramas/drama-parts.ts'
import { chatRows } from '../../messages/chat-rows.ts'
import { me, messageFrom, peer } from '../../testing/messages.ts'
import { BubbleBody } from './bubble-body.tsx'

const parts = {
  renderCard: ({ code }: { code?: string | undefined }) => <strong>card of {code}</strong>,
  renderCover: () => null,
}
const none = () => undefined
const actions = {
  onView: none,
  onCancelFile: none,
  onResend: none,
  onVote: none,
  onVoters: none,
  canVote: () => true,
  canSeeVoters: () => true,
}
const bodyOf = (text: string) => {
  const [row] = chatRows({
    messages: [messageFrom(peer, 1, { content_text: textContent(text) })],
    outbox: [],
    myId: me,
    peerReadSeq: 0,
    firstUnreadId: 0,
    senders: new Map(),
    translations: new Map(),
  }).filter((each) => each.kind === 'bubble')
  if (!row) throw new Error('no row')
  return <BubbleBody row={row} actions={actions} meta={null} />
}
const drawn = (text: string) => draw(<DramaParts value={parts}>{bodyOf(text)}</DramaParts>)

it('a link to one of our dramas is its card, below the words that were sent with it', async () => {
  const { container } = await drawn(`Watch it with me: ${location.origin}/s/abcd2345`)
  await expect.element(page.getByText('card of abcd2345')).toBeVisible()
  expect(container.textContent).toBe('Watch it with me:card of abcd2345')
})

it('a link that leads elsewhere stays a link', async () => {
  await drawn('https://other.example/s/abcd2345')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', 'https://other.example/s/abcd2345')
})

it('is a link where dramas are not shown', async () => {
  await draw(bodyOf(`${location.origin}/s/abcd2345`))
  await expect.element(page.getByRole('link')).toBeVisible()
})

it('is a drama in one line', async () => {
  await draw(null)
  expect(describeLine('text', `Tonight? ${location.origin}/s/abcd2345`, translate)).toBe('Drama · Tonight?')
  expect(describeLine('text', '/s/abcd2345', translate)).toBe('Drama')
  expect(describeLine('text', 'plain', translate)).toBe('plain')
})
