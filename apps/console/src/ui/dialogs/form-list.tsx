import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import { Button, Stack } from '@mui/material'
import { type ReactElement, type ReactNode, useState } from 'react'
import { TopToolbar } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ListPage } from '../list-page.tsx'
import { ActsColumn, Table } from '../table.tsx'
import { FormDialog } from './form-dialog.tsx'

interface FormListProps<Row> {
  readonly title: string
  /** Needed for everything but reading. */
  readonly permission: OperatorPermission
  readonly createTitle: string
  /** Title of the form over something that is there; without it nothing is changed. */
  readonly editTitle?: string
  /** What can still be changed; everything where it is left out. */
  readonly isEditable?: (row: Row) => boolean
  /** Inputs of the form. */
  readonly inputs: ReactNode
  readonly filters?: ReactElement[]
  /** What is said when something was made; that it is saved where this is left out. */
  readonly madeText?: string
  /** Further buttons of a row. */
  readonly renderActions?: (row: Row) => ReactNode
  /** Columns of the table. */
  readonly children: ReactNode
}

/** A list of small things, made and changed by one form in a dialog over it. */
export const FormList = <Row extends { readonly id: number }>(props: FormListProps<Row>) => {
  const { title, permission, createTitle, editTitle, isEditable, inputs, filters, madeText, renderActions, children } =
    props
  const t = useTexts()
  const mayWrite = useMayDo()(permission)
  const [edited, setEdited] = useState<number | 'new'>()
  const actions = (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setEdited('new')}>
        {createTitle}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage title={title} actions={mayWrite && actions} {...(filters && { filters })}>
        <Table>
          {children}
          {mayWrite && (editTitle !== undefined || renderActions) && (
            <ActsColumn<Row> source="id">
              {(row) => (
                <Stack direction="row" spacing={1}>
                  {editTitle !== undefined && isEditable?.(row) !== false && (
                    <Button size="small" onClick={() => setEdited(row.id)}>
                      {t('shell.edit')}
                    </Button>
                  )}
                  {renderActions?.(row)}
                </Stack>
              )}
            </ActsColumn>
          )}
        </Table>
      </ListPage>
      {edited !== undefined && (
        <FormDialog
          title={edited === 'new' ? createTitle : (editTitle ?? '')}
          id={edited === 'new' ? undefined : edited}
          doneText={edited === 'new' ? madeText : undefined}
          onClose={() => setEdited(undefined)}
        >
          {inputs}
        </FormDialog>
      )}
    </>
  )
}
