import { expect, it } from 'vitest'
import { hookOf } from './hook-of.ts'

it.each([
  ['Three years ago she fell. Tonight she is back.', 'Three years ago she fell.', 'Tonight she is back.'],
  [
    '三年前，她被至亲推下城楼。今夜她以异国公主的身份重回皇宫。',
    '三年前，她被至亲推下城楼。',
    '今夜她以异国公主的身份重回皇宫。',
  ],
  ['“Who are you, really?” they ask. She laughs.', '“Who are you, really?” they ask.', 'She laughs.'],
  ['Dr. Lee has never lost a patient. Until now.', 'Dr. Lee has never lost a patient.', 'Until now.'],
  ['A line without an end\n\nAnother part.', 'A line without an end\n\nAnother part.'.slice(0, 21), 'Another part.'],
  ['Only this one sentence here.', 'Only this one sentence here.', ''],
  ['', '', ''],
])('of %j takes the first sentence', (intro, hook, rest) => {
  expect(hookOf(intro)).toEqual({ hook, rest })
})

it('leaves a sentence where it is that would be no line over a picture', () => {
  const long = `${'and then '.repeat(20)}it ended. The end.`
  expect(hookOf(long)).toEqual({ hook: '', rest: long })
})
