import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeDatabase, deleteDatabase, openDatabase } from '../../../../platform/storage/local-database.ts'
import { draw } from '../../../../testing/draw.tsx'
import { exampleUser } from '../../../../testing/examples.ts'
import { conversationWith } from '../../conversations/conversation.ts'
import { newConversation } from '../../conversations/conversation-row.ts'
import { messageFrom, peer } from '../../testing/messages.ts'
import { Quote } from './quote.tsx'

const myId = exampleUser.user_id
const conversation = conversationWith(myId, { chatType: 'private', targetId: peer })
const here = { conversation_id: conversation.id }

beforeEach(async () => {
  const database = await openDatabase(myId)
  await database.sessions.add({ ...newConversation(conversation.id, peer), chat_name: 'Paulo Braga', last_time: 1 })
  await database.messages.bulkAdd([messageFrom(peer, 1, here), messageFrom(myId, 2, here)])
})

afterEach(async () => {
  closeDatabase()
  await deleteDatabase(myId)
})

const shown = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

it('says who wrote what is answered, me included, and leads to it', async () => {
  const onJump = vi.fn()
  await draw(
    <>
      <Quote myId={myId} conversation={conversation} messageId={101} onJump={onJump} />
      <Quote myId={myId} conversation={conversation} messageId={102} onJump={onJump} />
    </>,
  )
  await expect.poll(shown).toEqual(['Paulo Bragatext 1', 'Youtext 2'])
  await page.getByRole('button').first().click()
  expect(onJump).toHaveBeenCalledExactlyOnceWith(101)
})

it("has the colour of its author, and on a message of one's own that of the words", async () => {
  await draw(
    <>
      <Quote myId={myId} conversation={conversation} messageId={101} onJump={() => undefined} />
      <div style={{ color: 'rgb(1, 2, 3)', ['--quoted' as string]: 'currentColor' }}>
        <Quote myId={myId} conversation={conversation} messageId={101} onJump={() => undefined} />
      </div>
    </>,
  )
  await expect.poll(() => shown().length).toBe(2)
  await expect.poll(() => page.getByText('Paulo Braga').elements().length).toBe(2)
  const [theirs, own] = page
    .getByText('Paulo Braga')
    .elements()
    .map((element) => getComputedStyle(element).color)
  expect(own).toBe('rgb(1, 2, 3)')
  expect(theirs).not.toBe(getComputedStyle(document.body).color)
})

it('says that what is answered is gone', async () => {
  await draw(<Quote myId={myId} conversation={conversation} messageId={199} onJump={() => undefined} />)
  await expect.poll(shown).toEqual(['Message unavailable'])
})

it('is as high before anything is known of its message as with it, and where it is gone', async () => {
  const heights = (place: HTMLElement) => [...place.querySelectorAll('button')].map(({ offsetHeight }) => offsetHeight)
  const seen: (number[] | string)[] = []
  const look = (place: HTMLElement | null): void => {
    if (place) seen.push(heights(place), place.textContent)
  }
  const { container } = await draw(
    <div ref={look}>
      <Quote myId={myId} conversation={conversation} messageId={101} onJump={() => undefined} />
      <Quote myId={myId} conversation={conversation} messageId={199} onJump={() => undefined} />
    </div>,
  )
  await expect.poll(shown).toEqual(['Paulo Bragatext 1', 'Message unavailable'])
  const [height = 0] = heights(container)
  expect(height).toBeGreaterThan(0)
  expect(heights(container)).toEqual([height, height])
  expect(seen.slice(0, 2)).toEqual([[height, height], '\u00a0'.repeat(4)])
})
