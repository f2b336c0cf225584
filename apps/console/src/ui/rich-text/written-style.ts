import type { SxProps, Theme } from '@mui/material'

/** How formatted text looks while it is written: as members read it. */
export const writtenStyle = (minHeight: number): SxProps<Theme> => ({
  '& .ProseMirror': {
    minHeight,
    px: 1.75,
    py: 1,
    outline: 'none',
    fontSize: 14,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& p, & ul, & ol, & blockquote, & table': { my: 1 },
    '& li > p, & td > p, & th > p': { my: 0 },
    '& h1, & h2, & h3, & h4': { mt: 2, mb: 1, lineHeight: 1.3 },
    '& a': { color: 'info.main' },
    '& blockquote': { ml: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
    '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
    '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start', verticalAlign: 'top' },
    '& th': { backgroundColor: 'action.hover' },
    '& .selectedCell': { backgroundColor: 'action.selected' },
  },
})
