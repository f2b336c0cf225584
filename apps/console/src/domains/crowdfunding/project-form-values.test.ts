import { describe, expect, it } from 'vitest'
import { numbersIn, projectFormOf, writtenProjectTexts } from './project-form-values.ts'

describe('what is sent of the form of a project', () => {
  it('languages in which nothing was written are left out', () => {
    expect(
      writtenProjectTexts({
        en: { title: ' Night Train ', intro: null, risk: '<p>Films fail</p>' },
        vi: { title: '', intro: null, rights: null },
      }),
    ).toEqual({ en: { title: 'Night Train', intro: '', rights: '', risk: '<p>Films fail</p>' } })
  })

  it('payees are numbers between commas or blanks, each once', () => {
    expect(numbersIn('100001, 100002，100001\n100003')).toEqual(['100001', '100002', '100003'])
    expect(numbersIn(null)).toEqual([])
  })

  it('empty places of pictures are left out', () => {
    expect(projectFormOf({ image_keys: ['a', null, '', 'b'], sort: 3 }, [7])).toMatchObject({
      image_keys: ['a', 'b'],
      payee_ids: [7],
      sort: 3,
    })
  })
})
