import { expect, test } from 'vitest'
import { payeesToSuggest } from './payees-to-suggest.ts'

const payee = (id: number) => ({ user_id: id, user_no: `${id}`, nick_name: `Name ${id}`, avatar_url: '' })
const friend = (id: number) => ({ friend_idx: id, user_no: `${id}`, nick_name: `Name ${id}`, avatar_url: '' })

test('whom one sent to last comes first, friends follow, and nobody comes twice', () => {
  const sent = [payee(3), payee(1), payee(3)].map((other) => ({ other }))
  expect(payeesToSuggest(sent, [friend(1), friend(2)])).toEqual([payee(3), payee(1), payee(2)])
})

test('no more people are offered than one looks through', () => {
  const friends = Array.from({ length: 50 }, (_, index) => friend(index + 1))
  expect(payeesToSuggest([], friends)).toHaveLength(40)
})
