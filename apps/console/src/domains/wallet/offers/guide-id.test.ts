import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { describe, expect, it } from 'vitest'
import { guideId, guideOfId } from './guide-id.ts'

describe('number of a guide', () => {
  it('names one channel and one language, the general guide too', () => {
    for (const platform_id of [0, 1, 12])
      for (const language of clientLanguages)
        expect(guideOfId(guideId(platform_id, language))).toEqual({ platform_id, language })
  })
})
