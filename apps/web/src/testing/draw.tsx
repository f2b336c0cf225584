import '../ui/tokens.css'
import '../ui/base.css'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { localTables } from '../app/local-tables.ts'
import { AddressProvider } from '../platform/navigation/router.tsx'
import { storePlatform } from '../platform/server/platform-info.ts'
import { queryClient } from '../platform/server/queries.ts'
import { clearSession, storeSession } from '../platform/session/session.ts'
import { registerTables } from '../platform/storage/table-versions.ts'
import { speak, speakAll } from '../platform/texts.ts'
import { DialogHost } from '../ui/overlays/dialog.tsx'
import { ToastHost } from '../ui/overlays/toast.tsx'
import { examplePlatform, exampleUser } from './examples.ts'

registerTables(localTables)

interface DrawOptions {
  readonly language?: ClientLanguage
  readonly isSignedIn?: boolean
}

/** Draws a part of the client as a member who opens it for the first time on this device finds it: in a language, with
 *  questions, notes and an address. */
export const draw = async (
  part: ReactNode,
  { language = 'en', isSignedIn = true }: DrawOptions = {},
): Promise<RenderResult> => {
  queryClient.clear()
  sessionStorage.clear()
  clearSession()
  location.hash = '#/'
  storePlatform(examplePlatform)
  if (isSignedIn) storeSession({ accessToken: 'access', refreshToken: 'refresh', user: exampleUser })
  await speakAll()
  await speak(language, { remember: false })
  return render(
    <QueryClientProvider client={queryClient}>
      <AddressProvider>{part}</AddressProvider>
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  )
}
