import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddressProvider } from '../../../platform/navigation/router.tsx'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { queryClient } from '../../../platform/server/queries.ts'
import { storeSession } from '../../../platform/session/session.ts'
import { speakFirst } from '../../../platform/texts.ts'
import { examplePlatform, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { LaterWelcome } from './later-welcome.ts'

it('has its words: a first visit has those of the first screens alone', async () => {
  const server = new FakeServer()
  server.answer(dramaCalls.listHomeTypes, () => ({
    list: ['All', 'Romance', 'Mystery'].map((name, id) => ({ id, name, icon: '', sort: id })),
  }))
  storePlatform(examplePlatform)
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: exampleUser })
  await speakFirst()
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.innerText))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await render(
    <QueryClientProvider client={queryClient}>
      <AddressProvider>
        <LaterWelcome waiting={1} onClose={() => {}} />
      </AddressProvider>
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Start watching' })).toBeVisible()
  observer.disconnect()
  expect(seen.filter((text) => /\b(discover|session|shell|welcome)\.\w+/.test(text))).toEqual([])
})
