import { expect, test } from 'vitest'
import { payeesToSuggest } from './payees-to-suggest.ts'

const payee = (id: number, name = `Name ${id}`) => ({
  user_id: id,
  user_no: `${id}`,
  nick_name: name,
  avatar_url: '',
})
const friend = (id: number, name = `Name ${id}`) => ({
  friend_idx: id,
  user_no: `${id}`,
  nick_name: name,
  avatar_url: '',
})

test('whom one sent to last comes first, friends follow, and nobody comes twice', () => {
  const sent = [payee(3), payee(1), payee(3)].map((other) => ({ other }))
  expect(payeesToSuggest(sent, [friend(1), friend(2)])).toEqual({ recent: [payee(3), payee(1)], friends: [payee(2)] })
})

test('no more people are offered than one looks through', () => {
  const friends = Array.from({ length: 50 }, (_, index) => friend(index + 1))
  expect(payeesToSuggest([], friends).friends).toHaveLength(40)
  expect(payeesToSuggest([], friends, 'Name 50').friends).toEqual([payee(50)])
})

test('what is typed is looked for in names, without their accents, and at the start of numbers', () => {
  const friends = [friend(61, 'Đặng Hường'), friend(16, 'Ana')]
  expect(payeesToSuggest([], friends, ' dang h').friends).toEqual([payee(61, 'Đặng Hường')])
  expect(payeesToSuggest([], friends, '1').friends).toEqual([payee(16, 'Ana')])
  expect(payeesToSuggest([{ other: payee(7, 'Bình') }], friends, 'binh')).toEqual({
    recent: [payee(7, 'Bình')],
    friends: [],
  })
})
