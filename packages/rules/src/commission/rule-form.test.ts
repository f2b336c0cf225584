import { expect, it } from 'vitest'
import { readRule } from './rule-form.ts'

const form = {
  vip_1: '0.1',
  vip_2: '0.05',
  video_1: '0.08',
  video_2: '0',
  fee_1: '0',
  fee_2: '0',
  cap: '0.15',
  gold_value: '0.01',
  wait_days: 7,
}

it('reads rates by kind and level in parts per million', () => {
  expect(readRule(form)).toEqual({
    values: {
      ppm: { vip_1: 100_000, vip_2: 50_000, video_1: 80_000, video_2: 0, fee_1: 0, fee_2: 0, cap: 150_000 },
      goldValue: 1_000_000,
      waitDays: 7,
    },
  })
})

it.each([
  [{ vip_1: '0.31', cap: '0.4' }, 'vip_1'],
  [{ vip_1: '0.16' }, 'vip_1'],
  [{ vip_2: '0.06' }, 'vip_2'],
  [{ video_2: '0.08' }, 'video_2'],
  [{ fee_1: '0.2' }, 'fee_1'],
  [{ video_1: '0.00000001' }, 'video_1'],
  [{ cap: '0.41' }, 'cap'],
  [{ gold_value: '1.01' }, 'gold_value'],
])('S-100: refuses %j and names %s', (change, wrong) => {
  expect(readRule({ ...form, ...change })).toEqual({ wrong })
})
