import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleComment, examplePost, exampleReplies, exampleStar, pageOf } from '../testing/examples.ts'
import { StarScreen } from './star-screen.tsx'

let server: FakeServer

const open = async (query: string): Promise<void> => {
  await draw(
    <div style={{ height: 1200 }}>
      <StarScreen
        Clip={({ url, onExpired }) => (
          <button type="button" onClick={onExpired}>
            {url}
          </button>
        )}
      />
    </div>,
  )
  location.hash = `#/pagesA/stars/detail?${query}`
}
const asFriend = (is_friend: 0 | 1) =>
  server.answer(accountCalls.getUser, () => ({
    userinfo: {
      user_id: 21,
      user_no: '10000021',
      nick_name: 'Hana',
      avatar_url: '',
      user_type: 2 as const,
      sex: 'secret' as const,
      sign_remark: '',
      friend_remark: '',
      disturbing: 0 as const,
      ip: '',
      friend_group_id: 0,
      friend_group_name: '',
    },
    is_friend,
    is_black: 0 as const,
    can_add: 1 as const,
  }))

beforeEach(() => {
  server = new FakeServer()
  server.answer(starCalls.getStar, () => ({ star: exampleStar }))
  server.answer(starCalls.listStarCategories, () => ({ list: [{ id: 1, name: 'Actors', sort: 1 }] }))
  server.answer(starPostCalls.listStarPosts, () => pageOf([examplePost]))
  server.answer(starPostCalls.listRecommendedPosts, () => pageOf([{ ...examplePost, id: 20, title: 'Another one' }]))
  server.answer(starPostCalls.getStarPost, () => ({ product: examplePost }))
  server.answer(starPostCalls.listStarComments, () => pageOf([exampleComment]))
  server.answer(starPostCalls.listStarReplies, () => pageOf(exampleReplies))
})

describe('the page of a star', () => {
  it('has posts, a profile and what to go on with', async () => {
    await open('star_id=3')
    await expect
      .element(page.getByRole('link', { name: /Behind the scenes/ }))
      .toHaveAttribute('href', '#/pagesA/stars/detail?star_id=3&id=8')
    await page.getByRole('tab', { name: 'Profile' }).click()
    await expect.element(page.getByText('Stories every evening')).toBeVisible()
    await page.getByRole('tab', { name: 'For you' }).click()
    await expect.element(page.getByText('Another one')).toBeVisible()
  })

  it('leads a friend to the chat', async () => {
    asFriend(1)
    await open('star_id=3')
    await page.getByRole('button', { name: 'Message' }).click()
    await expect.poll(() => location.hash).toContain('/pagesA/chat/msg?friend_idx=21')
  })

  it('leads a stranger to a request', async () => {
    asFriend(0)
    await open('star_id=3')
    await page.getByRole('button', { name: 'Add friend' }).click()
    await expect.poll(() => location.hash).toContain('user_id=21')
  })

  it('which is gone says so', async () => {
    server.refuse(starCalls.getStar, refusalCodes.notFound)
    await open('star_id=3')
    await expect.element(page.getByText('This star page is no longer available')).toBeVisible()
  })

  it('that is mine shows posts under review, and why one was turned down', async () => {
    server.answer(starCalls.getStar, () => ({ star: { ...exampleStar, user_id: exampleUser.user_id } }))
    const mine = { ...examplePost, is_mine: 1 as const }
    server.answer(starPostCalls.listStarPosts, () =>
      pageOf([
        { ...mine, id: 9, status: 0 as const },
        { ...mine, id: 10, status: 2 as const, reason: 'No title picture' },
      ]),
    )
    await open('star_id=3')
    await expect.element(page.getByText('In review')).toBeVisible()
    await expect.element(page.getByText('Not approved: No title picture')).toBeVisible()
    expect(server.heard.some(({ query }) => query.get('mine') === '1')).toBe(true)
    await page.getByRole('button', { name: 'New post' }).click()
    await expect.poll(() => location.hash).toContain('view=compose')
  })

  it('takes a new post with its category and who may see it', async () => {
    server.answer(starPostCalls.addStarPost, () => ({ product: examplePost }))
    await open('star_id=3&view=compose')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect.element(page.getByText('Add a title')).toBeVisible()
    await expect.element(page.getByText('Choose a category')).toBeVisible()
    await page.getByLabelText('Title').fill('First day')
    await page.getByLabelText('Text').fill('We begin.')
    await page.getByRole('button', { name: 'Actors' }).click()
    await page.getByRole('button', { name: 'SVIP' }).click()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect.element(page.getByText("Submitted. It goes live once it's approved.")).toBeVisible()
    await expect.poll(() => location.hash).not.toContain('compose')
    expect(server.requested(starPostCalls.addStarPost)).toEqual([
      { cate_id: 1, title: 'First day', content: 'We begin.', images: [], video_url: '', vip_type: 2 },
    ])
  })
})

describe('a post', () => {
  it('is read in full, with its comments, and replies that come when they are asked for', async () => {
    await open('star_id=3&id=8')
    await expect.element(page.getByText('We filmed at night.')).toBeVisible()
    await expect.element(page.getByText('Thank you!')).toBeVisible()
    await expect.element(page.getByText('On Friday')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'View all 3 replies' }).click()
    await expect.element(page.getByText('On Friday')).toBeVisible()
  })

  it('for members shows its teaser and the way to become one', async () => {
    server.refuse(starPostCalls.getStarPost, refusalCodes.membershipRequired, { vip_type: 2 })
    await open('star_id=3&id=8')
    await expect.element(page.getByText('SVIP only')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Behind the scenes' })).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Get SVIP' }).click()
    await expect.poll(() => location.hash).toContain('/pages/vip/vip?type=2')
  })

  it('plays its video, and asks for another address once the ticket is over', async () => {
    let tickets = 0
    server.answer(starPostCalls.getStarPost, () => ({
      product: { ...examplePost, video_state: 'ready' as const, video_url: `ticket-${(tickets += 1)}` },
    }))
    await open('star_id=3&id=8')
    await page.getByRole('button', { name: 'ticket-1' }).click()
    await expect.element(page.getByRole('button', { name: 'ticket-2' })).toBeVisible()
  })

  it('says that its video is being prepared', async () => {
    server.answer(starPostCalls.getStarPost, () => ({ product: { ...examplePost, video_state: 'pending' as const } }))
    await open('star_id=3&id=8')
    await expect.element(page.getByText(/being processed/)).toBeVisible()
  })

  it('is commented on, and a comment is answered; what was typed stays where that fails', async () => {
    server.lose(starPostCalls.addStarPost)
    await open('star_id=3&id=8')
    await page.getByRole('textbox', { name: 'Add a comment…' }).fill('Lovely')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: 'Connection problem' })).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('Lovely')
    server.answer(starPostCalls.addStarPost, () => ({ comment: exampleComment }))
    await page.getByRole('button', { name: 'Reply' }).first().click()
    await expect.element(page.getByRole('textbox', { name: 'Reply to Bao' })).toHaveFocus()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Add a comment…' })).toHaveValue('')
    expect(server.requested(starPostCalls.addStarPost).at(-1)).toEqual({
      content: 'Lovely',
      product_id: 8,
      parent_id: 1,
    })
  })

  it('loses a comment that may be deleted, after a question; any other one can be reported', async () => {
    server.answer(starPostCalls.listStarComments, () => pageOf([{ ...exampleComment, can_delete: 1 as const }]))
    server.answer(starPostCalls.deleteStarPost, () => ({}))
    await open('star_id=3&id=8')
    await expect
      .element(page.getByRole('link', { name: 'Report' }).first())
      .toHaveAttribute('href', '#/pagesA/chat/report?type=star&target_id=30&comment_id=1')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => server.requested(starPostCalls.deleteStarPost)).toEqual([{ id: 1, type: 'comment' }])
  })

  it('of another star is reported', async () => {
    await open('star_id=3&id=8')
    await expect.element(page.getByText('We filmed at night.')).toBeVisible()
    await page.getByRole('button', { name: 'Report' }).click()
    await expect.poll(() => location.hash).toContain('type=star&target_id=21&product_id=8')
  })

  it('of mine is deleted after a question', async () => {
    server.answer(starPostCalls.getStarPost, () => ({ product: { ...examplePost, is_mine: 1 as const } }))
    server.answer(starPostCalls.deleteStarPost, () => ({}))
    await open('star_id=3&id=8')
    await page.getByRole('button', { name: 'Delete post' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click()
    await expect.poll(() => server.requested(starPostCalls.deleteStarPost)).toEqual([{ id: 8, type: 'product' }])
  })
})
