import { type ReactNode } from 'react'
import { AdminContext, Notification } from 'react-admin'
import { type RenderResult, render } from 'vitest-browser-react'
import { openTexts } from '../platform/texts.ts'
import { ConfirmActionProvider } from '../ui/dialogs/confirm-action.tsx'

/** Draws a part of the console in English, with the one dialog that asks for reasons and the notes at the edge. */
export const draw = async (part: ReactNode): Promise<RenderResult> => {
  localStorage.clear()
  return render(
    <AdminContext i18nProvider={await openTexts()}>
      <ConfirmActionProvider>{part}</ConfirmActionProvider>
      <Notification />
    </AdminContext>,
  )
}
