import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { VipBenefit, VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, examplePlan } from '../../../testing/examples.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { CouponChoice } from '../../wallet/orders/coupon-choice.tsx'
import { OrderPaySheet } from '../../wallet/orders/order-pay-sheet.tsx'
import { MyVipScreen } from './my-vip-screen.tsx'
import { SvipShopScreen, VipScreen } from './vip-screen.tsx'

const benefits: readonly VipBenefit[] = [
  { icon: 'play', title: 'VIP dramas', text: 'Without Gold.', vip_type: 1 },
  { icon: 'crown', title: 'SVIP dramas', text: 'Only here.', vip_type: 2 },
]
const none = { vip_type: 0, vip_end_time: 0 } as const
const parts = { CouponChoice, OrderPaySheet }
let server: FakeServer

beforeEach(async () => {
  server = await moneyServer({ money: '100.00' })
  const list = [1, 2].map((kind) => ({ ...examplePlan, id: kind, vip_type: kind === 1 ? (1 as const) : (2 as const) }))
  server.answer(membershipCalls.listVipPlans, () => ({ list, benefits: [...benefits], ...none }))
  server.answer(discoverCalls.listAllVideos, ({ query }) => {
    const kind: VipKind = query.get('vip_type') === '2' ? 2 : 1
    const drama = { ...exampleDrama, id: kind, title: `Drama ${kind}`, cover: '', vip_type: kind }
    return { list: [drama], total: 1, page: 1, limit: 5 }
  })
  server.answer(orderCalls.quoteOrder, () => ({
    title: 'VIP',
    cover: '',
    coin_code: 'money' as const,
    price: examplePlan.price,
    number: 1,
    total: examplePlan.price,
    discount: '0.00',
    pay_amount: examplePlan.price,
    coupons: [],
    wallets: [],
    platforms: [],
    is_set_pass: 1 as const,
    limit_left: -1,
    stock: -1,
    address: null,
    balance_after: '50.00',
  }))
})

it('what I am says how long it still runs, what it opens and what happens at its end, before what I bought', async () => {
  server.answer(membershipCalls.listVipPlans, () => ({
    list: [],
    benefits: [...benefits],
    vip_type: 1 as const,
    vip_end_time: 1_900_000_000,
  }))
  server.answer(orderCalls.listOrders, () => ({ list: [], total: 0, page: 1, limit: 20 }))
  await draw(
    <div style={{ height: 800 }}>
      <MyVipScreen renderOrder={() => <></>} />
    </div>,
  )
  await expect.element(page.getByRole('region', { name: 'My membership' })).toMatchTextContent(/[\d,]+ days left/)
  await expect.element(page.getByRole('region', { name: 'Included dramas' })).toMatchTextContent(/Drama 1/)
  await expect.element(page.getByRole('region', { name: 'Good to know' })).toMatchTextContent(/When it ends/)
})

describe('the page that sells memberships', () => {
  it('shows the dramas it opens and what one gets of its kind, and pays at its foot', async () => {
    await draw(<VipScreen {...parts} />)
    const mine = page.getByRole('region', { name: 'My membership' })
    await expect.element(mine).toMatchTextContent(/Drama 1.*Every VIP drama, every episode/)
    const lines = page.getByRole('list', { name: 'Member benefits' })
    await expect.element(lines).toMatchTextContent(/VIP dramas.*Without Gold\./)
    await expect.element(lines).not.toHaveTextContent('SVIP dramas')
    await expect.element(page.getByRole('contentinfo').getByRole('button', { name: /^Pay/ })).toBeVisible()
    const shelf = page.getByRole('region', { name: 'Included dramas' })
    await expect
      .element(shelf.getByRole('link', { name: /Drama 1/ }))
      .toHaveAttribute('href', '#/pages/playlet/videoDetail?id=1')
    await expect
      .element(page.getByRole('region', { name: 'Good to know' }))
      .toMatchTextContent(/Renewal.*None.*Episodes you unlocked stay yours/)
    await expect.element(page.getByRole('contentinfo')).toMatchTextContent(/One-time payment\. No auto-renewal\./)
  })

  it('compares how many dramas each kind opens, SVIP those of VIP as well', async () => {
    await draw(<VipScreen {...parts} />)
    await expect.element(page.getByRole('row', { name: /^Included dramas 1 2$/ })).toBeVisible()
  })

  it('compares what a month of each costs, of what is sold for a month or for a year', async () => {
    const plans = [
      { ...examplePlan, id: 1, days: 30, price: '29.90' },
      { ...examplePlan, id: 2, days: 365, price: '199.00' },
      { ...examplePlan, id: 3, days: 7, price: '1.00' },
      { ...examplePlan, id: 4, vip_type: 2 as const, days: 30, price: '59.90' },
    ]
    server.answer(membershipCalls.listVipPlans, () => ({ list: plans, benefits: [...benefits], ...none }))
    await draw(<VipScreen {...parts} />)
    await expect
      .element(page.getByRole('row', { name: /^Price per month .*16\.59.*paid yearly.*59\.90/ }))
      .toBeVisible()
    // The same at a glance, where one chooses between them.
    await expect.element(page.getByRole('tab', { name: /^VIP ?\D*16\.59.*month, paid yearly ?1 drama$/ })).toBeVisible()
    await expect.element(page.getByRole('tab', { name: /^SVIP ?\D*59\.90.*month ?2 dramas$/ })).toBeVisible()
  })

  it('S-101: says why a membership that was extended ends when it does', async () => {
    const [day, end] = [86_400, 1_900_000_000]
    const piece = { vip_type: 1 as const, source: 'order' as const, seconds: 30 * day }
    const times = [
      { ...piece, source: 'gift' as const, seconds: 7 * day, vip_end_time: end, create_time: end - 20 * day },
      { ...piece, vip_end_time: end - 7 * day, create_time: end - 37 * day },
    ]
    const answer = { list: [examplePlan], benefits: [], vip_type: 1 as const, vip_end_time: end }
    server.answer(membershipCalls.listVipPlans, () => ({ ...answer, times }))
    await draw(<VipScreen {...parts} />)
    const parted = page.getByRole('region', { name: 'Membership history' })
    await expect.element(parted).toMatchTextContent(/Gift or reward.*\+7 days.*until Mar 17, 2030/)
    await expect.element(parted).toMatchTextContent(/Purchase.*\+30 days.*until Mar 10, 2030/)
  })

  it('at its foot, with letters twice as large, is what pays alone: the note scrolls with the page', async () => {
    await page.viewport(320, 568)
    document.documentElement.style.fontSize = '200%'
    await draw(<VipScreen {...parts} />)
    const foot = page.getByRole('contentinfo')
    await expect.element(foot.getByRole('button', { name: /^Pay/ })).toBeVisible()
    await expect.element(foot.getByText(/One-time payment/)).not.toBeVisible()
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/One-time payment/)
          .first(),
      )
      .toBeVisible()
    expect(foot.element().getBoundingClientRect().height).toBeLessThanOrEqual(568 / 6)
    document.documentElement.style.fontSize = ''
    await page.viewport(414, 896)
  })

  it('at its foot in a low window is what pays alone as well', async () => {
    await page.viewport(720, 450)
    await draw(<VipScreen {...parts} />)
    const foot = page.getByRole('contentinfo')
    await expect.element(foot.getByRole('button', { name: /^Pay/ })).toBeVisible()
    await expect.element(foot.getByText(/One-time payment/)).not.toBeVisible()
    await page.viewport(414, 896)
  })

  it('shows the plans before what they bring, and at the foot which of them is paid for', async () => {
    await draw(<VipScreen {...parts} />)
    await expect.element(page.getByRole('list', { name: 'Member benefits' })).toBeVisible()
    const plans = page.getByRole('group', { name: 'Plans' }).element()
    const brings = page.getByRole('list', { name: 'Member benefits' }).element()
    expect(plans.compareDocumentPosition(brings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.element(page.getByRole('contentinfo')).toMatchTextContent(new RegExp(`${examplePlan.name} · One-time`))
  })

  it('of SVIP shows its own dramas before those of VIP, and all that SVIP has', async () => {
    await draw(<SvipShopScreen {...parts} />)
    const mine = page.getByRole('region', { name: 'My membership' })
    await expect.element(mine).toMatchTextContent(/Drama 2Drama 1Every VIP and SVIP drama/)
    await expect.element(page.getByRole('list', { name: 'Member benefits' })).toMatchTextContent(/SVIP dramas/)
  })

  it('of SVIP says what it has alone first, however many VIP has', async () => {
    const many = ['One', 'Two', 'Three', 'Four'].map(
      (title) => ({ icon: 'star', title, text: '', vip_type: 1 }) as const,
    )
    server.answer(membershipCalls.listVipPlans, () => ({ list: [], benefits: [...many, ...benefits], ...none }))
    await draw(<SvipShopScreen {...parts} />)
    await expect.element(page.getByRole('list', { name: 'Member benefits' })).toMatchTextContent(/^SVIP dramas.*One/)
  })

  it('says until when to who is a member, and what to extend; a platform without dramas for members has the same room', async () => {
    server.answer(discoverCalls.listAllVideos, () => ({ list: [], total: 0, page: 1, limit: 5 }))
    server.answer(membershipCalls.listVipPlans, () => ({
      list: [examplePlan],
      benefits: [],
      vip_type: 1 as const,
      vip_end_time: 1_900_000_000,
    }))
    await draw(<VipScreen {...parts} />)
    await expect
      .element(page.getByRole('region', { name: 'My membership' }))
      .toMatchTextContent(/VIPUntil March 17, 2030[\d,]+ days left.*No auto-renewal/)
    await expect.element(page.getByRole('heading', { name: 'Extend your membership' })).toBeVisible()
    await expect.element(page.getByText(/^Adds \d+ days?, until /)).toBeVisible()
  })
})
