import type { ReactNode } from 'react'
import { AdminContext, Notification, ResourceContextProvider } from 'react-admin'
import { type RenderResult, render } from 'vitest-browser-react'
import { createDataProvider, type Source } from '../platform/data-provider.ts'
import { openTexts } from '../platform/texts.ts'
import { ConfirmActionProvider } from '../ui/dialogs/confirm-action.tsx'
import { themes } from '../ui/theme.ts'

/** Draws a list in English over the calls of its test; its resource is `things`. */
export const drawList = async (source: Source, list: ReactNode): Promise<RenderResult> => {
  localStorage.clear()
  window.location.hash = ''
  return render(
    <AdminContext
      i18nProvider={await openTexts()}
      dataProvider={createDataProvider({ things: source })}
      theme={themes.light}
    >
      <ConfirmActionProvider>
        <ResourceContextProvider value="things">{list}</ResourceContextProvider>
      </ConfirmActionProvider>
      <Notification />
    </AdminContext>,
  )
}
