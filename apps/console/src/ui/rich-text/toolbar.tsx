import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import UnderlineIcon from '@mui/icons-material/FormatUnderlined'
import LineIcon from '@mui/icons-material/HorizontalRule'
import RedoIcon from '@mui/icons-material/Redo'
import StrikeIcon from '@mui/icons-material/StrikethroughS'
import UndoIcon from '@mui/icons-material/Undo'
import { Button, Stack } from '@mui/material'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTexts } from '../../platform/texts.ts'
import { BlockChoice } from './block-choice.tsx'
import { LinkButton } from './link-button.tsx'
import { TableButton } from './table-button.tsx'
import { ToolButton } from './tool-button.tsx'

interface ToolbarProps {
  readonly editor: Editor
  readonly isDisabled: boolean
  readonly showsSource: boolean
  readonly onSource: () => void
}

/** Everything that formats; each is on where the cursor is in something of its kind. */
export const Toolbar = ({ editor, isDisabled, showsSource, onSource }: ToolbarProps) => {
  const t = useTexts()
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      strike: current.isActive('strike'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      blockquote: current.isActive('blockquote'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  const isOff = isDisabled || showsSource
  const run = (act: (chain: ChainedCommands) => ChainedCommands) => () => act(editor.chain().focus()).run()
  const toggles = [
    { name: t('richText.bold'), Icon: BoldIcon, isOn: state.bold, act: run((chain) => chain.toggleBold()) },
    { name: t('richText.italic'), Icon: ItalicIcon, isOn: state.italic, act: run((chain) => chain.toggleItalic()) },
    {
      name: t('richText.underline'),
      Icon: UnderlineIcon,
      isOn: state.underline,
      act: run((chain) => chain.toggleUnderline()),
    },
    { name: t('richText.strike'), Icon: StrikeIcon, isOn: state.strike, act: run((chain) => chain.toggleStrike()) },
    {
      name: t('richText.bulletList'),
      Icon: BulletsIcon,
      isOn: state.bulletList,
      act: run((chain) => chain.toggleBulletList()),
    },
    {
      name: t('richText.numberedList'),
      Icon: NumbersIcon,
      isOn: state.orderedList,
      act: run((chain) => chain.toggleOrderedList()),
    },
    {
      name: t('richText.quote'),
      Icon: QuoteIcon,
      isOn: state.blockquote,
      act: run((chain) => chain.toggleBlockquote()),
    },
  ]
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t('richText.formatting')}
      sx={{ p: 0.5, gap: 0.25, flexWrap: 'wrap', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <BlockChoice editor={editor} isDisabled={isOff} />
      {toggles.map(({ name, Icon, isOn, act }) => (
        <ToolButton key={name} name={name} isOn={isOn} isDisabled={isOff} onClick={act}>
          <Icon fontSize="small" />
        </ToolButton>
      ))}
      <LinkButton editor={editor} isDisabled={isOff} />
      <TableButton editor={editor} isDisabled={isOff} />
      <ToolButton name={t('richText.line')} isDisabled={isOff} onClick={run((chain) => chain.setHorizontalRule())}>
        <LineIcon fontSize="small" />
      </ToolButton>
      <ToolButton name={t('richText.undo')} isDisabled={isOff || !state.canUndo} onClick={run((chain) => chain.undo())}>
        <UndoIcon fontSize="small" />
      </ToolButton>
      <ToolButton name={t('richText.redo')} isDisabled={isOff || !state.canRedo} onClick={run((chain) => chain.redo())}>
        <RedoIcon fontSize="small" />
      </ToolButton>
      <Button size="small" aria-pressed={showsSource} onClick={onSource} sx={{ ml: 'auto', minWidth: 0 }}>
        HTML
      </Button>
    </Stack>
  )
}
