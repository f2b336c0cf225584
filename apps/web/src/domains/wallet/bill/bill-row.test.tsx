import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { hideAmounts } from '../hidden-amounts.ts'
import { BillRow } from './bill-row.tsx'

const bill: Bill = {
  id: 7,
  user_id: 1,
  coin_code: 'gold',
  purse: 'bought',
  direction: 'out',
  amount: '10',
  balance_after: '90',
  bill_type: 'buy_video',
  biz_no: 'U3',
  title: 'Episode unlocked',
  remark: '',
  other_user: null,
  create_time: 1_790_000_000,
}
afterEach(() => hideAmounts(false))

const row = (name: RegExp) => page.getByRole('link', { name })

it('a line goes by what it is about, and its kind stands below', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const { container } = await draw(
    <BillRow bill={{ ...bill, subject: { kind: 'drama', id: 5, name: 'The Heir', picture } }} />,
  )
  await expect.element(row(/The Heir.*Episode unlocked · .*−10/)).toBeInTheDocument()
  expect(container.querySelector('img')?.getAttribute('src')).toBe(picture)
})

it('a project is named once', async () => {
  await draw(
    <BillRow
      bill={{
        ...bill,
        bill_type: 'crow_interest',
        direction: 'in',
        title: 'Crowdfunding interest',
        subject: { kind: 'project', id: 3, name: 'The Heir II', picture: '' },
      }}
    />,
  )
  await expect.element(row(/The Heir II.*Interest · /)).toBeInTheDocument()
  await expect.element(row(/Crowdfunding/)).not.toBeInTheDocument()
})

it('a person has their picture or initials, whatever came or went', async () => {
  const { container } = await draw(
    <BillRow
      bill={{
        ...bill,
        bill_type: 'transfer_in',
        direction: 'in',
        title: 'Transfer received',
        other_user: { user_id: 9, nick_name: 'Ana Lima' },
        subject: { kind: 'member', id: 9, name: 'Ana Lima', picture: '' },
      }}
    />,
  )
  await expect.element(row(/Ana Lima.*Transfer received · /)).toBeInTheDocument()
  expect(container.querySelector('[data-initials="AL"]')).not.toBeNull()
})

it('without anything that has a name, the kind is the name and its sign the picture', async () => {
  const { container } = await draw(<BillRow bill={bill} />)
  await expect.element(row(/^Episode unlocked/)).toBeInTheDocument()
  expect(container.querySelectorAll('img')).toHaveLength(0)
  expect(container.querySelector('svg')).not.toBeNull()
})

it('says what was left, but not to a member who hides what they have', async () => {
  await draw(<BillRow bill={bill} />)
  await expect.element(row(/−10 Gold\s*Balance 90$/)).toBeInTheDocument()
  hideAmounts(true)
  await expect.element(row(/Balance ••••$/)).toBeInTheDocument()
})
