import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { HomeBanner } from '@cliffhanger/contract/drama/schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { callKey, queryClient } from '../../platform/server/queries.ts'
import { storeSession } from '../../platform/session/session.ts'
import { storedAccess } from '../../platform/session/stored-access.ts'
import { currentLanguage, speak } from '../../platform/texts.ts'
import { exampleUser } from '../../testing/examples.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { requestBannersEarly } from './early-banners.ts'
import { warmHome } from './warm-home.ts'

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const banner: HomeBanner = {
  id: 1,
  position: 'home',
  title: 'Rain over Rua Nova',
  image,
  link_type: 'none',
  link: '',
  sort: 1,
  start_time: 0,
  end_time: 0,
  status: 1,
}
let server: FakeServer

const access = () => {
  const stored = storedAccess()
  if (!stored) throw new TypeError('nobody is signed in')
  return stored
}
const answerBanners = () => server.answer(dramaCalls.listBanners, () => ({ list: [banner] }))
const requests = () => server.requested(dramaCalls.listBanners).length
const shown = () => queryClient.getQueryData<{ list: HomeBanner[] }>(callKey(dramaCalls.listBanners, {}))?.list

beforeEach(async () => {
  server = new FakeServer()
  queryClient.clear()
  for (const link of document.head.querySelectorAll('link[rel="preload"]')) link.remove()
  await speak('en', { remember: false })
  storeSession({ accessToken: 'a', refreshToken: 'b', user: exampleUser })
  answerBanners()
})

describe('what the document asks for before the program is there', () => {
  it('is not asked for again, and brings the first picture', async () => {
    requestBannersEarly(access(), currentLanguage())
    await expect.poll(() => document.head.querySelector<HTMLLinkElement>('link[as="image"]')?.href).toBe(image)
    await warmHome()
    expect(shown()).toEqual([banner])
    expect(requests()).toBe(1)
  })

  it('is asked for anew for another member, or in another language', async () => {
    requestBannersEarly({ ...access(), accessToken: 'of somebody else' }, currentLanguage())
    await warmHome()
    queryClient.clear()
    requestBannersEarly(access(), 'pt')
    await warmHome()
    expect(shown()).toEqual([banner])
    expect(requests()).toBe(4)
  })

  it('is asked for again after a refusal, by the call that can deal with one', async () => {
    server.refuse(dramaCalls.listBanners, refusalCodes.tokenExpired)
    requestBannersEarly(access(), currentLanguage())
    await window.earlyBanners?.reply
    answerBanners()
    await warmHome()
    expect(shown()).toEqual([banner])
    expect(requests()).toBe(2)
  })

  it('is nothing where nothing came', async () => {
    requestBannersEarly({ ...access(), node: 'https://nowhere.invalid' }, currentLanguage())
    await warmHome()
    expect(shown()).toEqual([banner])
  })
})
