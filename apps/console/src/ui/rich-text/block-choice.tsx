import { MenuItem, Select } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTexts } from '../../platform/texts.ts'
import { headingLevels } from './extensions.ts'

interface BlockChoiceProps {
  readonly editor: Editor
  readonly isDisabled: boolean
}

/** Whether the paragraph with the cursor is a heading, and of which level; 0 is plain text. */
export const BlockChoice = ({ editor, isDisabled }: BlockChoiceProps) => {
  const t = useTexts()
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) => headingLevels.find((each) => current.isActive('heading', { level: each })) ?? 0,
  })
  const choose = (chosen: number): void => {
    const heading = headingLevels.find((each) => each === chosen)
    const chain = editor.chain().focus()
    if (heading === undefined) chain.setParagraph().run()
    else chain.setHeading({ level: heading }).run()
  }
  return (
    <Select
      value={level}
      onChange={({ target }) => choose(target.value)}
      disabled={isDisabled}
      size="small"
      variant="standard"
      disableUnderline
      aria-label={t('richText.style')}
      sx={{ px: 1, mr: 0.5, minWidth: 120 }}
    >
      <MenuItem value={0}>{t('richText.paragraph')}</MenuItem>
      {headingLevels.map((each) => (
        <MenuItem key={each} value={each}>
          {t('richText.heading', { level: each })}
        </MenuItem>
      ))}
    </Select>
  )
}
