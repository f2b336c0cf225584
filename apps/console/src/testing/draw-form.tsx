import { type ReactNode } from 'react'
import { AdminContext, Notification, type RaRecord, ResourceContextProvider } from 'react-admin'
import { render } from 'vitest-browser-react'
import { createDataProvider, type Source } from '../platform/data-provider.ts'
import { openTexts } from '../platform/texts.ts'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'

interface DrawnForm {
  readonly inputs: ReactNode
  readonly create?: NonNullable<Source['create']>
  readonly update?: NonNullable<Source['update']>
  /** What is changed; a new one is made where it is left out. */
  readonly record?: RaRecord & { readonly id: number }
  /** What other resources hold that the inputs choose from. */
  readonly others?: Readonly<Record<string, readonly RaRecord[]>>
}

/** Draws the form of a list in its dialog, with the calls of its test behind it. */
export const drawForm = async ({ inputs, create, update, record, others = {} }: DrawnForm): Promise<void> => {
  localStorage.clear()
  const things: Source = {
    list: async () => ({ list: record ? [record] : [], total: record ? 1 : 0 }),
    ...(create && { create }),
    ...(update && { update }),
  }
  const rest = Object.entries(others).map(([name, list]): [string, Source] => [
    name,
    { list: async () => ({ list, total: list.length }) },
  ])
  await render(
    <AdminContext
      i18nProvider={await openTexts()}
      dataProvider={createDataProvider({ things, ...Object.fromEntries(rest) })}
    >
      <ResourceContextProvider value="things">
        <FormDialog title="Form" id={record?.id} onClose={() => undefined}>
          {inputs}
        </FormDialog>
      </ResourceContextProvider>
      <Notification />
    </AdminContext>,
  )
}
