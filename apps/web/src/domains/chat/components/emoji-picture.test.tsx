import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { EmojiPicture } from './emoji-picture.tsx'

const broken = { regName: '[smile]', image_url: '/no-such-emoji.svg' }
/** Starts what was fetched anew, and answers how often the picture was asked for since. */
const watchRequests = () => {
  const asked: string[] = []
  const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource' })
  return { asked, stop: () => observer.disconnect() }
}

describe('the picture of an emoji', () => {
  it('V-30: is tried three times; then the name stands in the message', async () => {
    const { asked, stop } = watchRequests()
    await draw(<EmojiPicture emoji={{ ...broken, image_url: 'http://127.0.0.1:9/emoji.svg' }} size={22} />)
    await expect.element(page.getByText('[smile]')).toBeVisible()
    await expect.poll(() => asked.filter((name) => name.endsWith('/emoji.svg'))).toHaveLength(3)
    stop()
  })

  it('says its name once, where a button has it already', async () => {
    await draw(
      <button type="button" aria-label="[smile]">
        <EmojiPicture emoji={broken} size={30} isNamed />
      </button>,
    )
    await expect.element(page.getByRole('button', { name: '[smile]' })).toBeVisible()
    await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  })
})
