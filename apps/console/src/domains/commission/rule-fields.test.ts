import { loadConsoleTexts } from '@cliffhanger/i18n/console-texts.ts'
import { expect, it } from 'vitest'
import { type RuleInputs, ruleOf } from './rule-fields.ts'

const inputs: RuleInputs = {
  from_time: '',
  vip_1: '10',
  vip_2: '5',
  video_1: '7.5',
  video_2: '0',
  fee_1: '0',
  fee_2: '0',
  cap: '15',
  gold_value: '0.01',
  wait_days: '14',
  reason: 'Autumn rates',
}

it('reads percentages as parts of a sale', () => {
  expect(ruleOf(inputs)).toEqual({
    from_time: 0,
    vip_1: '0.1',
    vip_2: '0.05',
    video_1: '0.075',
    video_2: '0',
    fee_1: '0',
    fee_2: '0',
    cap: '0.15',
    gold_value: '0.01',
    wait_days: 14,
    reason: 'Autumn rates',
  })
})

it('has a text for every field in both languages', async () => {
  for (const language of ['en', 'zh-CN'] as const) {
    const texts = await loadConsoleTexts(language)
    for (const name of Object.keys(inputs).filter((each) => each !== 'reason'))
      expect(texts.has(`commission.${name}`)).toBe(true)
  }
})
