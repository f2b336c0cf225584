import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { databaseOf, openDatabase } from '../../../../platform/storage/local-database.ts'
import { draw } from '../../../../testing/draw.tsx'
import { handleDraft } from '../../conversations/drafts/draft-sync.ts'
import { useEditAgain } from '../room/use-edit-again.ts'
import { Composer, type ComposerProps } from './composer.tsx'

const composer = (changes: Partial<ComposerProps> = {}) => (
  <Composer
    myId={7}
    conversation="p_2_7"
    draft=""
    group={undefined}
    mayMentionAll={false}
    onCancelReply={() => undefined}
    onSend={() => undefined}
    renderVoice={({ isHeld, onEnd }) => <button onClick={onEnd}>{isHeld ? 'It records' : 'Hold to talk'}</button>}
    {...changes}
  />
)

const field = () => page.getByRole('textbox', { name: 'Message' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

it('sends what is written without the space around it, and is empty afterwards', async () => {
  const onSend = vi.fn()
  await draw(composer({ onSend }))
  await field().fill('  Hello ')
  await button('Send').click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello')
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
})

it.each(['a finger that rests', 'the second button of a mouse'])(
  'S-133: sends silently by %s on the button',
  async (how) => {
    const onSend = vi.fn()
    await draw(composer({ conversation: 'p_133_7', onSend }))
    await field().fill('It is late')
    const send = button('Send').element()
    if (how === 'the second button of a mouse') await button('Send').click({ button: 'right' })
    else {
      const finger = { bubbles: true, pointerType: 'touch', isPrimary: true, button: 0 }
      send.dispatchEvent(new PointerEvent('pointerdown', finger))
      await vi.waitFor(() => button(/^Send silently/).element())
      send.dispatchEvent(new PointerEvent('pointerup', finger))
      send.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    expect(onSend).not.toHaveBeenCalled()
    await button(/^Send silently/).click()
    expect(onSend).toHaveBeenCalledExactlyOnceWith('It is late', { isSilent: true })
    await expect.element(field()).toHaveValue('')
  },
)

it('S-134: keeps a text for a time that is chosen; it stays in the field where that fails', async () => {
  const onSend = vi.fn()
  const onSchedule = vi.fn<(text: string, ms: number) => Promise<void>>().mockRejectedValueOnce(new Error('away'))
  await draw(composer({ conversation: 'p_134_7', onSend, onSchedule }))
  await field().fill('Good morning')
  await button('Send').click({ button: 'right' })
  await button(/^Schedule/).click()
  await button(/Tomorrow morning/).click()
  await vi.waitFor(() => expect(onSchedule).toHaveBeenCalledOnce())
  await expect.element(field()).toHaveValue('Good morning')
  await button(/Tomorrow morning/).click()
  await expect.element(field()).toHaveValue('')
  const [, [text, ms]] = onSchedule.mock.calls as [unknown, [string, number]]
  expect([text, new Date(ms).getHours(), ms > Date.now()]).toEqual(['Good morning', 8, true])
  expect(onSend).not.toHaveBeenCalled()
})

it('V-38: sends nothing above 5000 characters, and keeps it', async () => {
  const onSend = vi.fn()
  await draw(composer({ onSend }))
  await field().fill('a'.repeat(5001))
  await button('Send').click()
  expect(onSend).not.toHaveBeenCalled()
  await expect.element(field()).toHaveValue('a'.repeat(5001))
})

it('begins with the draft, and keeps what is typed as the next one', async () => {
  await draw(composer({ draft: 'Hello {Ana:5}' }))
  await expect.element(field()).toHaveValue('Hello @Ana')
  await field().click()
  await userEvent.keyboard('{End}!')
  await vi.waitFor(async () =>
    expect(await databaseOf(7).drafts.get('p_2_7')).toMatchObject({ text: 'Hello {Ana:5}!', ref_msg_id: 0 }),
  )
})

it('shows what is answered, and lets go of it', async () => {
  const onCancelReply = vi.fn()
  await draw(composer({ reply: { msgId: 9, name: 'Ana', text: 'See you' }, onCancelReply }))
  await expect.element(page.getByText('See you')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await button(/cancel/i).click()
  expect(onCancelReply).toHaveBeenCalledOnce()
})

it('offers to speak while nothing is written, if somebody may speak', async () => {
  await draw(composer())
  await button('Record voice').click()
  await expect.element(page.getByText('Hold to talk')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})

it('records at once under a finger that rests on the microphone, and writes again after it', async () => {
  await draw(composer())
  const finger = { bubbles: true, pointerType: 'touch', isPrimary: true, button: 0 }
  button('Record voice').element().dispatchEvent(new PointerEvent('pointerdown', finger))
  await expect.element(button('It records')).toBeVisible()
  await button('It records').click()
  await expect.element(field()).toBeVisible()
})

it('only sends where nobody may speak', async () => {
  await draw(composer({ renderVoice: undefined }))
  await expect.element(button('Send')).toBeDisabled()
  await expect.element(button('Record voice')).not.toBeInTheDocument()
})

it('inserts an emoji where the caret is', async () => {
  await draw(composer())
  await field().fill('ab')
  await userEvent.keyboard('{ArrowLeft}')
  await button('Emoji').click()
  await page.getByRole('button', { name: 'grinning face', exact: true }).click()
  await expect.element(field()).toHaveValue('a😀b')
})

it('S-116: saves what a message says from now on, keeps it where it is refused, and gives up on Escape', async () => {
  const [onSend, onCancelReply] = [vi.fn(), vi.fn()]
  await draw(composer({ conversation: 'p_7_9', edited: 'Hello', draft: 'Hello', onSend, onCancelReply }))
  await expect.element(page.getByText('Edit message')).toBeVisible()
  await expect.element(field()).toHaveValue('Hello')
  await field().fill('Hello there')
  await button('Save changes').click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello there')
  await expect.element(field()).toHaveValue('Hello there')
  expect(await databaseOf(7).drafts.get('p_7_9')).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  expect(onCancelReply).toHaveBeenCalledOnce()
})

it('the arrow up in an empty field changes the last message, in a full one it moves', async () => {
  const onEditLast = vi.fn()
  await draw(composer({ onEditLast }))
  await field().click()
  await userEvent.keyboard('{ArrowUp}')
  expect(onEditLast).toHaveBeenCalledOnce()
  await field().fill('words')
  await userEvent.keyboard('{ArrowUp}')
  expect(onEditLast).toHaveBeenCalledOnce()
})

it('S-123: while the group is slow a clock stands where one sends, and what is written stays', async () => {
  await draw(composer({ conversation: 'g_8', slowSeconds: 75 }))
  await expect.element(field()).toHaveAttribute('placeholder', 'Slow mode is on')
  await field().fill('Hello')
  await expect.element(page.getByRole('timer', { name: 'Slow mode: you can send again in 1:15' })).toBeVisible()
  await expect.element(button('Send')).not.toBeInTheDocument()
  await expect.element(button('Record voice')).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('Hello')
})

it('goes on with a text at its end', async () => {
  await draw(composer({ conversation: 'p_300_7', draft: 'So far', edited: 'So far' }))
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard(' and further')
  await expect.element(field()).toHaveValue('So far and further')
})

/** As a room does: a message is edited in the place of what was being written. */
const Editing = ({ opened }: { readonly opened: string }) => {
  const [isEdit, setIsEdit] = useState(false)
  const again = useEditAgain(7, 'p_301_7')
  return isEdit ? (
    <div>
      {composer({ conversation: 'p_301_7', draft: 'Sent', edited: 'Sent', onCancelReply: () => setIsEdit(false) })}
    </div>
  ) : (
    <>
      {composer({ conversation: 'p_301_7', draft: again.text ?? opened, onLeave: again.leave })}
      <button type="button" onClick={() => setIsEdit(true)}>
        Edit
      </button>
    </>
  )
}

it.each([
  ['sent, and begun anew', 'A new one'],
  ['wiped', ''],
])('S-119: a draft that was %s does not come back after a message was edited', async (_, left) => {
  await openDatabase(7)
  await draw(<Editing opened="An old draft" />)
  await expect.element(field()).toHaveValue('An old draft')
  await field().fill(left)
  await button('Edit').click()
  await expect.element(field()).toHaveValue('Sent')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Edit')).toBeVisible()
  await expect.element(field()).toHaveValue(left)
})

it('S-119: follows another device while nothing else is typed here, and takes no focus', async () => {
  const onFollow = vi.fn()
  const conversation = 'p_119_7'
  const beginMs = Date.now() + 60_000
  const typeThere = (text: string, ms: number, ref_msg_id = 0) =>
    handleDraft(databaseOf(7), {
      ...{ action: 'draft', ts: 0 },
      data: { conversation_id: conversation, text, ref_msg_id, saved_ms: beginMs + ms },
    })
  await draw(composer({ conversation, draft: 'Hello', onFollow }))
  await expect.element(field()).toHaveValue('Hello')
  await typeThere('Hello {Ana:5}', 1, 9)
  await expect.element(field()).toHaveValue('Hello @Ana')
  await expect.element(field()).not.toHaveFocus()
  expect(onFollow).toHaveBeenLastCalledWith(9)
  await typeThere('', 2)
  await expect.element(field()).toHaveValue('')

  await field().fill('Typed here')
  await vi.waitFor(async () =>
    expect(await databaseOf(7).drafts.get(conversation)).toMatchObject({ text: 'Typed here' }),
  )
  await typeThere('Typed there', 3)
  await expect.element(field()).toHaveValue('Typed here')
})
