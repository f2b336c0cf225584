import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { LinkPreview } from '@cliffhanger/contract/chat/links.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { Composer, type ComposerProps } from '../components/composer/composer.tsx'

const composer = (changes: Partial<ComposerProps> = {}) => (
  <Composer
    myId={7}
    conversation="p_3_7"
    draft=""
    group={undefined}
    mayMentionAll={false}
    onCancelReply={() => undefined}
    onSend={() => undefined}
    {...changes}
  />
)

const url = 'https://news.example/1'
const found: LinkPreview = {
  url,
  site: 'news.example',
  title: 'The lighthouse keeper',
  description: 'A storm',
  image: '',
  width: 0,
  height: 0,
  thumb_hash: '',
}

const field = () => page.getByRole('textbox', { name: 'Message' })
const send = () => page.getByRole('button', { name: 'Send' })
const title = () => page.getByText('The lighthouse keeper')

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
})
const asked = () => server.heard.filter(({ path }) => path === chatCalls.previewLink.path)

it('S-130: shows what the first address of a text says, and sends what is shown', async () => {
  server.answer(chatCalls.previewLink, () => ({ preview: found }))
  const onSend = vi.fn()
  await draw(composer({ onSend }))
  await field().fill(`look ${url} and https://other.example`)
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByText('news.example · A storm')).toBeVisible()
  expect(asked().map(({ body }) => body)).toEqual([{ url }])
  await send().click()
  const { image: _image, ...words } = found
  expect(onSend).toHaveBeenCalledExactlyOnceWith(`look ${url} and https://other.example`, { link: words })
  await expect.element(title()).not.toBeInTheDocument()
})

it('S-130: takes the preview away for this message alone', async () => {
  server.answer(chatCalls.previewLink, () => ({ preview: found }))
  const onSend = vi.fn()
  await draw(composer({ onSend }))
  await field().fill(url)
  await page.getByRole('button', { name: 'Remove link preview' }).click()
  await expect.element(title()).not.toBeInTheDocument()
  await field().fill(`${url} more`)
  await send().click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith(`${url} more`)
  await field().fill(url)
  await expect.element(title()).toBeVisible()
})

it('S-130: asks for the preview along with a text that is sent before it is there, and for none where there is none', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(chatCalls.previewLink, async () => {
    await promise
    return {}
  })
  const onSend = vi.fn()
  await draw(composer({ onSend }))
  await field().fill(url)
  await send().click()
  expect(onSend).toHaveBeenLastCalledWith(url, { link: { url } })
  await field().fill(url)
  await expect.poll(() => asked().length).toBe(1)
  resolve()
  await expect
    .poll(async () => {
      await field().fill(url)
      await send().click()
      return onSend.mock.lastCall
    })
    .toEqual([url])
})

it('S-130: asks nothing about words, or an address of the platform itself, or while a message is changed', async () => {
  server.answer(chatCalls.previewLink, () => ({ preview: found }))
  await draw(composer())
  await field().fill(`${location.origin}/s/abc ${url}`)
  await new Promise((resolve) => setTimeout(resolve, 900))
  await field().fill('words')
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(asked()).toEqual([])
  await draw(composer({ edited: url, draft: url }))
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(asked()).toEqual([])
})
