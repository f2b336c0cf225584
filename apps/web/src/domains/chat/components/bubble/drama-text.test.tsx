import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '../../../../platform/texts.ts'
import { draw } from '../../../../testing/draw.tsx'
import { describeLine } from '../../conversations/describe-line.ts'
import { DramaParts } from '../../dramas/drama-parts.ts'
import { MessageLine } from '../../dramas/message-line.tsx'
import { GroupParts } from '../../links/group-parts.ts'
import { chatRows } from '../../messages/chat-rows.ts'
import { me, messageFrom, peer } from '../../testing/messages.ts'
import { BubbleBody } from './bubble-body.tsx'
import { PlainBody } from './plain-body.tsx'

const parts: ComponentProps<typeof DramaParts>['value'] = {
  renderCard: ({ code }) => <strong>card of {code}</strong>,
  renderCover: () => null,
  renderNamed: ({ code }, say) => say(code === 'abcd2345' ? 'Midnight Contract' : ''),
}
const none = () => undefined
const actions = {
  onView: none,
  onCancelFile: none,
  onResend: none,
  onVote: none,
  onVoters: none,
  onSticker: none,
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

it.each([
  [`Tonight? ${location.origin}/s/abcd2345`, 'Drama · Midnight Contract · Tonight?'],
  ['/s/abcd2345', 'Drama · Midnight Contract'],
  ['/s/zzzz2345', 'Drama'],
  ['plain', 'plain'],
])('is named in one line: %s', async (words, line) => {
  const { container } = await draw(
    <DramaParts value={parts}>
      <MessageLine messageType="text" words={words} />
    </DramaParts>,
  )
  expect(container.textContent).toBe(line)
})

it('outside of a chat it is its card, too', async () => {
  const text = `Watch it: ${location.origin}/s/abcd2345`
  await draw(
    <DramaParts value={parts}>
      <PlainBody body={{ kind: 'text', text, translation: '' }} contentText={textContent(text)} />
    </DramaParts>,
  )
  await expect.element(page.getByText('card of abcd2345')).toBeVisible()
})

it('is a drama in one line', async () => {
  await draw(null)
  expect(describeLine('text', `Tonight? ${location.origin}/s/abcd2345`, translate)).toBe('Drama · Tonight?')
  expect(describeLine('text', '/s/abcd2345', translate)).toBe('Drama')
  expect(describeLine('text', 'plain', translate)).toBe('plain')
})

it('S-135: a link to a group is its card, below the words that were sent with it', async () => {
  const code = 'Ab3_-'.padEnd(22, 'x')
  const groups: ComponentProps<typeof GroupParts>['value'] = {
    renderCard: (found, link) => (
      <>
        <strong>group of {found}</strong> or {link}
      </>
    ),
  }
  const { container } = await draw(
    <GroupParts value={groups}>{bodyOf(`Come in: ${location.origin}/g/${code}`)}</GroupParts>,
  )
  await expect.element(page.getByText(`group of ${code}`)).toBeVisible()
  expect(container.textContent).toBe(`Come in:group of ${code} or ${location.origin}/g/${code}`)
})

it('S-135: is an invitation in one line', async () => {
  await draw(null)
  const url = `${location.origin}/g/${'Ab3_-'.padEnd(22, 'x')}`
  expect(describeLine('text', `Come in: ${url}`, translate)).toBe('Group invite · Come in:')
  expect(describeLine('text', url, translate)).toBe('Group invite')
})

it('S-135: a link to a group of another platform stays a link', async () => {
  const address = `https://other.example/g/${'Ab3_-'.padEnd(22, 'x')}`
  await draw(<GroupParts value={{ renderCard: () => 'a card' }}>{bodyOf(address)}</GroupParts>)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', address)
})
