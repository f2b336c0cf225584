import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { billFilter } from './bill-filter.ts'
import { MonthMenu } from './month-menu.tsx'
import { OutsideRow } from './outside-row.tsx'

const filter = billFilter(new URLSearchParams())

it('a month hands out its statement as a document', async () => {
  const server = new FakeServer()
  server.answer(overviewCalls.getStatement, () => ({ pdf: btoa('%PDF-1.7') }))
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await draw(<MonthMenu month="2026-11" filter={filter} />)
  await page.getByRole('button', { name: 'Options for November 2026' }).click()
  await page.getByRole('button', { name: /^Statement \(PDF\)/ }).click()
  await expect.poll(() => names).toEqual(['statement-2026-11.pdf'])
  const asked = server.heard.at(-1)?.query
  expect([asked?.get('month'), asked?.get('time_zone')]).toEqual(['2026-11', 'UTC'])
  vi.restoreAllMocks()
})

it('what was paid outside of the balance says with what, and leads to its order', async () => {
  const purchase = {
    order_no: 'V9',
    bill_type: 'buy_vip',
    title: 'Membership',
    subject: { kind: 'plan', id: 3, name: 'VIP month', picture: '' },
    amount: '9.99',
    refunded: '2.00',
    channel: 'Card',
    pay_time: 1_790_000_000,
  } as const
  await draw(<OutsideRow purchase={purchase} />)
  const row = page.getByRole('link', { name: /VIP month.*Membership.*2\.00.*refunded.*9\.99.*Paid with Card/ })
  await expect.element(row).toHaveAttribute('href', expect.stringContaining('order_no=V9'))
})
