import { Box, FormHelperText, Typography } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { extensions } from './extensions.ts'
import { HtmlSource } from './html-source.tsx'
import { tidyHtml } from './tidy-html.ts'
import { Toolbar } from './toolbar.tsx'
import { writtenStyle } from './written-style.ts'

export interface RichTextEditorProps {
  readonly label: string
  /** HTML; empty where nothing is written. */
  readonly value: string
  /** Called with HTML when somebody writes, not when a text is opened: opening never changes it. */
  readonly onChange: (html: string) => void
  readonly onBlur?: () => void
  readonly help?: ReactNode
  readonly isWrong?: boolean
  readonly isDisabled?: boolean
  readonly minHeight?: number
  readonly maxHeight?: number
}

/** Formatted text, written as it will be read; its HTML can be opened and written too. The server takes out what does not belong (V-42). */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { label, value, onChange, onBlur, help, isWrong = false, isDisabled = false } = props
  const { minHeight = 160, maxHeight = 420 } = props
  const [showsSource, setShowsSource] = useState(false)
  const id = useId()
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    editorProps: {
      attributes: {
        'aria-labelledby': `${id}label`,
        'aria-describedby': `${id}help`,
        'aria-invalid': String(isWrong),
        'aria-disabled': String(isDisabled),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : tidyHtml(changed.getHTML())
      onChange(written.current)
    },
    onBlur: () => onBlur?.(),
  })
  useEffect(() => {
    editor.setEditable(!isDisabled, false)
  }, [editor, isDisabled])
  useEffect(() => {
    // What did not come from the editor: another text was opened, the form was reset, or the HTML was written.
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <Box sx={{ mt: 1, mb: 0.5, width: '100%' }}>
      <Typography id={`${id}label`} variant="body2" color={isWrong ? 'error' : 'textSecondary'} sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={frameStyle(isWrong)}>
        <Toolbar
          editor={editor}
          isDisabled={isDisabled}
          showsSource={showsSource}
          onSource={() => setShowsSource(!showsSource)}
        />
        <Box sx={{ minHeight, maxHeight, overflowY: 'auto', opacity: isDisabled ? 0.7 : 1 }}>
          {showsSource ? (
            <HtmlSource labelledBy={`${id}label`} value={value} onChange={onChange} isDisabled={isDisabled} />
          ) : (
            <Box sx={writtenStyle(minHeight)}>
              <EditorContent editor={editor} />
            </Box>
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}help`} error={isWrong} sx={{ mx: 1.75 }}>
        {help}
      </FormHelperText>
    </Box>
  )
}

const frameStyle = (isWrong: boolean) => ({
  border: 1,
  borderColor: isWrong ? 'error.main' : 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:focus-within': { borderColor: isWrong ? 'error.main' : 'info.main' },
})
