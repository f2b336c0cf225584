import { auditActions } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { AuditEntry, Operator } from '@cliffhanger/contract/operators/schemas.ts'
import { Box, Table as PlainTable, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { SelectInput, TextInput, useGetList, useRecordContext } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { actionText } from './action-text.ts'
import { differencesOf } from './difference.ts'

/** Everything operators did; a row opens to what changed. */
export const AuditList = () => {
  const t = useTexts()
  const maySeeOperators = useMayDo()('operator.read')
  const { data: operators = [] } = useGetList<Operator>(
    'operators',
    { pagination: { page: 1, perPage: 100 } },
    { enabled: maySeeOperators },
  )
  const filters = [
    <SelectInput
      key="action"
      source="action"
      label={t('audit.action')}
      choices={auditActions.map((id) => ({ id, name: actionText(t, id) }))}
      helperText={false}
      alwaysOn
    />,
    <TextInput key="target" source="target" label={t('audit.target')} helperText={false} alwaysOn />,
    ...(maySeeOperators
      ? [
          <SelectInput
            key="operator"
            source="operator_id"
            label={t('audit.operator')}
            choices={operators.map(({ id, name }) => ({ id, name }))}
            helperText={false}
            alwaysOn
          />,
        ]
      : []),
    periodFilter(t),
  ]
  return (
    <ListPage title={t('audit.audit')} filters={filters}>
      <Table expand={<AuditChanges />}>
        <Column<AuditEntry> source="create_time" label={t('audit.when')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
        <Column<AuditEntry> source="operator_name" label={t('audit.operator')}>
          {({ operator_name }) => operator_name || t('audit.system')}
        </Column>
        <Column<AuditEntry> source="action" label={t('audit.action')}>
          {({ action }) => actionText(t, action)}
        </Column>
        <Column<AuditEntry> source="target" label={t('audit.target')} />
        <Column<AuditEntry> source="reason" label={t('shell.reason')}>
          {({ reason }) => reason || '—'}
        </Column>
        <Column<AuditEntry> source="ip" label={t('audit.address')} />
      </Table>
    </ListPage>
  )
}

const AuditChanges = () => {
  const t = useTexts()
  const entry = useRecordContext<AuditEntry>()
  const differences = differencesOf(entry?.before, entry?.after)
  if (differences.length === 0) return <Typography color="textSecondary">{t('audit.nothingChanged')}</Typography>
  return (
    <PlainTable size="small" aria-label={t('audit.changes')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('audit.field')}</TableCell>
          <TableCell>{t('audit.before')}</TableCell>
          <TableCell>{t('audit.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell sx={{ color: 'text.secondary', verticalAlign: 'top' }}>{field}</TableCell>
            <TableCell>
              <Value text={before} color="error.main" />
            </TableCell>
            <TableCell>
              <Value text={after} color="success.main" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </PlainTable>
  )
}

const longestShown = 400

const Value = ({ text, color }: { readonly text: string | undefined; readonly color: string }) => (
  <Box sx={{ color, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 420 }}>
    {text === undefined || text === '' ? '—' : text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}
  </Box>
)
