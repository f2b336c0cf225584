import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Menu, MenuItem } from '@mui/material'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { ToolButton } from './tool-button.tsx'

interface TableButtonProps {
  readonly editor: Editor
  readonly isDisabled: boolean
}

interface TableAct {
  readonly name: string
  readonly act: (chain: ChainedCommands) => ChainedCommands
}

const actsOutside = (t: Texts): TableAct[] => [
  {
    name: t('richText.insertTable'),
    act: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
]

const actsInside = (t: Texts): TableAct[] => [
  { name: t('richText.addRow'), act: (chain) => chain.addRowAfter() },
  { name: t('richText.addColumn'), act: (chain) => chain.addColumnAfter() },
  { name: t('richText.deleteRow'), act: (chain) => chain.deleteRow() },
  { name: t('richText.deleteColumn'), act: (chain) => chain.deleteColumn() },
  { name: t('richText.deleteTable'), act: (chain) => chain.deleteTable() },
]

/** Makes a table, and changes the one with the cursor. */
export const TableButton = ({ editor, isDisabled }: TableButtonProps) => {
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') })
  const acts = isInside ? actsInside(t) : actsOutside(t)
  const close = (): void => setAnchor(undefined)
  return (
    <>
      <ToolButton
        name={t('richText.table')}
        isOn={isInside}
        isDisabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <TableIcon fontSize="small" />
      </ToolButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {acts.map(({ name, act }) => (
          <MenuItem
            key={name}
            onClick={() => {
              act(editor.chain().focus()).run()
              close()
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
