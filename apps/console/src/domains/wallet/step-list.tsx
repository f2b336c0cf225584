import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { Time } from '../../ui/time.tsx'

interface StepListProps {
  readonly label: string
  readonly steps: readonly { readonly seconds: number; readonly state: ReactNode; readonly words?: string }[]
}

/** What happened to something so far, one step a line. */
export const StepList = ({ label, steps }: StepListProps) => (
  <Table size="small" aria-label={label} sx={{ maxWidth: 720 }}>
    <TableBody>
      {steps.map(({ seconds, state, words }, index) => (
        // Steps have no name of their own, and none is ever taken away.
        <TableRow key={`${seconds} ${index}`}>
          <TableCell>
            <Time seconds={seconds} />
          </TableCell>
          <TableCell>{state}</TableCell>
          <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{words}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
